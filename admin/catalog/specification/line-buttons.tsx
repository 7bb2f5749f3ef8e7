import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'

type LineButtonsProps<Line> = {
  /** Names the line for screen readers. */
  name: string
  place: number
  last: number
  write: (next: (lines: Line[]) => Line[]) => void
}

/** Moves a list item up or down, or removes it. */
export function LineButtons<Line>({ name, place, last, write }: LineButtonsProps<Line>) {
  const move = (to: number) =>
    write((lines) => {
      const [moved] = lines.slice(place, place + 1)
      return moved === undefined ? lines : lines.toSpliced(place, 1).toSpliced(to, 0, moved)
    })

  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={`Subir: ${name}`}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={`Descer: ${name}`}
        disabled={place === last}
        onClick={() => move(place + 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red.8"
        aria-label={`Tirar: ${name}`}
        onClick={() => write((lines) => lines.toSpliced(place, 1))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}
