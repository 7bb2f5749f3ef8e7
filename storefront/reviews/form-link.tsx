import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'

type Props = {
  /** The page with the form, without JavaScript or for another tab. */
  to: string
  className?: string | undefined
  /** Loads the panel with the form, which opens itself. */
  fetchPanel: () => Promise<ReactNode>
  children: ReactNode
}

/** A link to a form that opens in place. The code is loaded on the first click; if that fails, the link is followed. */
export function FormLink({ to, className, fetchPanel, children }: Props) {
  const [opened, setOpened] = useState<{ times: number; panel: ReactNode }>({ times: 0, panel: null })

  async function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const panel = await fetchPanel()
      setOpened(({ times }) => ({ times: times + 1, panel }))
    } catch (error) {
      console.error('The form could not be opened in place.', error)
      location.assign(to)
    }
  }

  return (
    <>
      <a href={to} className={className} onClick={open}>
        {children}
      </a>
      {/* Each opening starts with an empty form. */}
      <Fragment key={opened.times}>{opened.panel}</Fragment>
    </>
  )
}
