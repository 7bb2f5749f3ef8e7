import 'react'

declare module 'react' {
  /** Buttons that open and close a dialog without JavaScript (HTML, "invoker commands"); React passes them on as they are. */
  interface ButtonHTMLAttributes<T> {
    command?: string | undefined
    commandfor?: string | undefined
  }
}
