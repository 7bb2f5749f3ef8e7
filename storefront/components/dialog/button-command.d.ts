import 'react'

declare module 'react' {
  /**
   * The attributes of buttons that open and close a dialog without JavaScript (HTML, "invoker commands"); React passes
   * them on unchanged.
   */
  interface ButtonHTMLAttributes<T> {
    command?: string | undefined
    commandfor?: string | undefined
  }
}
