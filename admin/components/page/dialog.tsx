import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

type DialogProps = Omit<ModalProps, 'opened'>

/**
 * A dialog that is rendered only while it is open, and then gives the focus back to what opened it. Mantine's own does so
 * only if it stays rendered, as one with `opened={…}` does.
 */
export function Dialog(props: DialogProps) {
  useFocusReturn()

  return <Modal {...props} opened />
}

function useFocusReturn() {
  const [from] = useState(() => [...pathOf(document.activeElement)])
  useEffect(
    () => () => {
      for (const ms of CHECKS_MS) setTimeout(() => returnFocus(from), ms)
    },
    [from],
  )
}

/** An element and those around it. */
function* pathOf(element: Element | null): Generator<Element> {
  for (let at = element; at && at !== document.body; at = at.parentElement) yield at
}

/**
 * Focuses what opened the dialog, or, if it is gone with its row or disabled, the first control near it. Does nothing if
 * something has the focus, such as another dialog.
 */
function returnFocus(path: readonly Element[]): void {
  const [opener, ...around] = path.filter(({ isConnected }) => isConnected)
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement) opener.focus()
  for (const place of [opener, ...around]) {
    if (document.activeElement !== document.body) return
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }
}

/** The page's new data may be shown a moment after the dialog is gone, and take what opened it away. */
const CHECKS_MS = [0, 100, 500]

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'
