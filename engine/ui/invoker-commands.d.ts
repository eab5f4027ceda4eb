import 'react';

/** Invoker commands (HTML living standard, 4.10.6): React passes them on, its types do not know them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
