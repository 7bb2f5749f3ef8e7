import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import styles from './dialog-panel.module.css'

type Props = {
  /** The id that `PanelButton` refers to. */
  id: string
  title: ReactNode
  side?: 'left' | 'right'
  className?: string | undefined
  /** Stays at the bottom of the panel while the contents scroll. */
  footer?: ReactNode
  onClose?: () => void
  children: ReactNode
}

/**
 * A panel that slides in over the page: a native modal dialog, which traps the focus and closes with Esc, with its
 * button or by a click outside. The page behind it does not scroll; navigating to another path closes it.
 */
export function DialogPanel({ id, title, side = 'right', className, footer, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to close
  useEffect(() => dialog.current?.close(), [pathname])

  function closeFromBackdrop(event: MouseEvent) {
    // Ignores the second click of a double click that opened the panel.
    if (event.target === dialog.current && event.detail < 2) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself answers to Esc
    <dialog
      ref={dialog}
      id={id}
      data-panel=""
      data-side={side}
      className={className ? `${styles['panel']} ${className}` : styles['panel']}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      <div className={styles['sheet']}>
        <div className={styles['top']}>
          <h2 id={heading} className={styles['title']}>
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label="Fechar"
            command="close"
            commandfor={id}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  )
}
