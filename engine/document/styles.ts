// Styles of every page; components import the rest.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/motion.css';
