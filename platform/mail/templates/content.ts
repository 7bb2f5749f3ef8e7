import type { ReactNode } from 'react'

/** What a template returns; the layout frames it. */
export type MailContent = {
  subject: string
  /** Preview text that mail programs show beside the subject. */
  preheader: string
  /** Why the mail was sent; shown below it. */
  reason: ReactNode
  body: ReactNode
}
