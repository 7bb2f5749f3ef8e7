import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** Adds an item to the list above. */
export function AddButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
