import type { ReactNode } from 'react'

/** What a template says; the layout puts it into its frame. */
export type MailContent = {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  /** Why the mail came, told below it. */
  reason: ReactNode
  body: ReactNode
}
