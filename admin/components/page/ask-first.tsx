import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

type Question = { title: string; text: string; action: string; danger?: boolean }

/** Asks for confirmation; false if the user declines or closes the dialog. */
export function askFirst({ title, text, action, danger = false }: Question): Promise<boolean> {
  const asking = document.activeElement

  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm: action, cancel: 'Voltar' },
      confirmProps: danger ? { color: 'red.9' } : {},
      onConfirm: () => {
        // Not only when the dialog is gone: the button may be disabled by then.
        if (asking instanceof HTMLElement) asking.focus()
        resolve(true)
      },
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
}
