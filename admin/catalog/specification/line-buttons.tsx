import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'

type LineButtonsProps<Line> = {
  /** Which line this is, for who can't see it. */
  nome: string
  place: number
  last: number
  write: (next: (lines: Line[]) => Line[]) => void
}

/** Moves a line of a list up or down, or takes it out. */
export function LineButtons<Line>({ nome, place, last, write }: LineButtonsProps<Line>) {
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
        aria-label={`Subir: ${nome}`}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={`Descer: ${nome}`}
        disabled={place === last}
        onClick={() => move(place + 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red.8"
        aria-label={`Tirar: ${nome}`}
        onClick={() => write((lines) => lines.toSpliced(place, 1))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}
