import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'

/** Takes a line out of a list. */
export function RemoveLine({ nome, onClick }: { nome: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="red.9" size="lg" aria-label={`Tirar: ${nome}`} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}

/** Puts a new line below a list. */
export function AddLine({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
