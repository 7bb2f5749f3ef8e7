import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../icons/icon.tsx'
import styles from './dialog-panel.module.css'
import { hideOthers, keepFocus } from './modality.ts'

type Props = {
  /** The id that `PanelButton` refers to. */
  id: string
  title: ReactNode
  side?: 'left' | 'right'
  className?: string | undefined
  /** Stays at the bottom of the panel while the contents scroll. */
  footer?: ReactNode
  /** Also called if the panel was opened before hydration. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * A panel that slides in over the page: it traps the focus and closes with Esc, with its button or by a click outside.
 * The page behind it does not scroll; navigating to another path closes it. It is a popover and no modal dialog, because
 * the browser would compute the style of the whole page again to make it inert, before it shows the panel.
 */
export function DialogPanel({ id, title, side = 'right', className, footer, onOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const showOthers = useRef<() => void>(undefined)
  const heading = useId()
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    // A panel that was opened before hydration stays open.
    if (pathname === last.current) return
    last.current = pathname
    dialog.current?.hidePopover()
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a panel that was opened before hydration
  useEffect(() => {
    if (dialog.current?.matches(':popover-open')) opened()

    return () => showOthers.current?.()
  }, [])

  function opened() {
    showOthers.current?.()
    showOthers.current = dialog.current ? hideOthers(dialog.current) : undefined
    onOpen?.()
  }

  function toggled(event: ToggleEvent) {
    if (event.target !== dialog.current) return
    if (event.newState === 'open') opened()
    else showOthers.current?.()
  }

  function tab(event: KeyboardEvent<HTMLDialogElement>) {
    keepFocus(event.nativeEvent, event.currentTarget)
  }

  /** The focus stays in the panel, so that closing it gives it back to the button that opened it. */
  function pressBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) event.preventDefault()
  }

  function closeFromBackdrop(event: MouseEvent) {
    // Ignores the second click of a double click that opened the panel.
    if (event.target === dialog.current && event.detail < 2) dialog.current?.hidePopover()
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      data-panel=""
      data-side={side}
      className={className ? `${styles['panel']} ${className}` : styles['panel']}
      aria-labelledby={heading}
      aria-modal="true"
      onToggle={toggled}
      onKeyDown={tab}
      onMouseDown={pressBackdrop}
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
            popoverTarget={id}
            popoverTargetAction="hide"
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
