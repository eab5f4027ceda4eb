import 'react';

/** Invoker commands (HTML living standard, 4.10.6), which React’s types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
