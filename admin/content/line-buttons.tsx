import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'

/** Removes a line from a list. */
export function RemoveLine({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="red.9" size="lg" aria-label={`Tirar: ${name}`} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}

/** Adds a line to a list. */
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
