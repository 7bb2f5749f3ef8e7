import { Badge } from '@mantine/core'
import { PAGE_SITUATIONS } from './words.ts'

/** Whether the shop shows a text: a page or a guide. */
export function PublicationBadge({ situacao }: { situacao: keyof typeof PAGE_SITUATIONS }) {
  const { label, color } = PAGE_SITUATIONS[situacao]

  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
