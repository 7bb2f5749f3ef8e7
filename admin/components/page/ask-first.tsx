import { List, Text } from '@mantine/core'
import { modals } from '@mantine/modals'

type Question = {
  title: string
  /** Several sentences that are not one text are listed. */
  text: string | readonly string[]
  action: string
  danger?: boolean
}

/** Asks for confirmation; false if the user declines or closes the dialog. */
export function askFirst({ title, text, action, danger = false }: Question): Promise<boolean> {
  const asking = document.activeElement

  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: typeof text === 'string' ? <Text size="sm">{text}</Text> : <Sentences of={text} />,
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

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <List size="sm" spacing={6}>
      {of.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  )
}
