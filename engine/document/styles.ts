// Every page begins with these; the rest of the styles comes with the components that use them.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/motion.css';
