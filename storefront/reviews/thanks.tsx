import type { ReactNode } from 'react'
import message from '../pages/message-page.module.css'

/** What comes after a form was sent. */
export function Thanks({
  title,
  sentence,
  children,
}: {
  title: string
  sentence: string
  children: ReactNode
}) {
  return (
    <div className={`wrap ${message['message']}`}>
      <h1>{title}</h1>
      <p className={message['text']} role="status">
        {sentence}
      </p>
      <div className={message['actions']}>{children}</div>
    </div>
  )
}
