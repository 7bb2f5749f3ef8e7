import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { returnFocus, withParents } from './return-focus.ts'

type DialogProps = Omit<ModalProps, 'opened'>

/**
 * A dialog that is rendered only while it is open, and then gives the focus back to what opened it. Mantine's own does so
 * only if it stays rendered, as one with `opened={…}` does.
 */
export function Dialog(props: DialogProps) {
  const [opener] = useState(() => withParents(document.activeElement))
  useEffect(() => () => returnFocus(opener), [opener])

  return <Modal {...props} opened />
}
