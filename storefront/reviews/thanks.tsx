import { type ReactNode, useEffect, useRef } from 'react'
import message from '../pages/message-page.module.css'

/** The message after a form was sent. The heading takes the focus from the form that is gone. */
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
