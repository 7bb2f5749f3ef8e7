import { type ReactNode, useEffect, useRef } from 'react'
import message from '../pages/message-page.module.css'

/** What comes after a form was sent. The form that had the focus is gone: the heading takes it. */
export function Thanks({
  title,
  sentence,
  children,
}: {
  title: string
  sentence: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={`wrap ${message['message']}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={message['text']} role="status">
        {sentence}
      </p>
      <div className={message['actions']}>{children}</div>
    </div>
  )
}
