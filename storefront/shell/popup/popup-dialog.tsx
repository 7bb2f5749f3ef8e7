import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { Popup } from '#contract/content/content.ts'
import { Html } from '#storefront/components/html/html.tsx'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './popup-dialog.module.css'

type Props = { popup: Popup; onClose: () => void }

/**
 * A modal dialog in the middle of the page: closes with Esc, with its button, by a click outside, and with a link in
 * it.
 */
export function PopupDialog({ popup, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const heading = useId()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // Starts at the title instead of the close button.
    title.current?.focus()
  }, [])

  function leave(event: MouseEvent) {
    const beside = event.target === dialog.current
    const link = event.target instanceof Element && event.target.closest('a')
    if (beside || link) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself answers to Esc
    <dialog
      ref={dialog}
      data-panel=""
      className={styles['popup']}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={leave}
    >
      <div className={styles['sheet']}>
        <button
          type="button"
          className={styles['close']}
          aria-label="Fechar"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <h2 ref={title} id={heading} tabIndex={-1} className={styles['title']}>
          {popup.titulo}
        </h2>
        <Html html={popup.html} />
      </div>
    </dialog>
  )
}
