import { Badge, Group } from '@mantine/core'

/** An order's tags, read-only. */
export function OrderTags({ marcadores }: { marcadores: readonly string[] }) {
  if (marcadores.length === 0) return null

  return (
    <Group component="span" gap={4} display="flex" mt={2}>
      {marcadores.map((tag) => (
        <Badge
          key={tag}
          component="span"
          size="sm"
          variant="light"
          color="gray"
          c="gray.8"
          tt="none"
          fw={500}
        >
          {tag}
        </Badge>
      ))}
    </Group>
  )
}
