import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

type Question = { titulo: string; texto: string; acao: string; perigo?: boolean }

/** Asks before something is done; false when the answer is no, or none. */
export function askFirst({ titulo, texto, acao, perigo = false }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: titulo,
      children: <Text size="sm">{texto}</Text>,
      labels: { confirm: acao, cancel: 'Voltar' },
      confirmProps: perigo ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
}
