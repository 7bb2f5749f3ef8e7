import { ActionIcon, Button, Group, Stack, Table, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { AddButton } from './add-button.tsx'
import type { FieldsProps } from './block-props.ts'

/** A table of a page: its headings, and its cells row by row. */
export function TableFields({ block, onChange }: FieldsProps<'tabela'>) {
  const { legenda, cabecalho, linhas } = block
  const setCell = (i: number, j: number, text: string) =>
    onChange({ ...block, linhas: linhas.map((row, k) => (k === i ? row.with(j, text) : row)) })

  return (
    <Stack gap="xs">
      <TextInput
        label="Legenda"
        maxLength={200}
        value={legenda}
        onChange={(event) => onChange({ ...block, legenda: event.currentTarget.value })}
      />
      <Table.ScrollContainer minWidth={cabecalho.length * 130} tabIndex={0}>
        <Table withTableBorder>
          <Table.Tbody>
            <Table.Tr>
              {cabecalho.map((text, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <Table.Td key={j} bg="gray.1">
                  <Cell
                    name={`Título da coluna ${j + 1}`}
                    text={text}
                    onChange={(next) => onChange({ ...block, cabecalho: cabecalho.with(j, next) })}
                  />
                </Table.Td>
              ))}
              <Table.Td bg="gray.1" />
            </Table.Tr>
            {linhas.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <Table.Tr key={i}>
                {row.map((text, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                  <Table.Td key={j}>
                    <Cell
                      name={`Linha ${i + 1}, coluna ${j + 1}`}
                      text={text}
                      onChange={(next) => setCell(i, j, next)}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red.9"
                    aria-label={`Tirar a linha ${i + 1}`}
                    onClick={() => onChange({ ...block, linhas: linhas.toSpliced(i, 1) })}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group>
        <AddButton onClick={() => onChange({ ...block, linhas: [...linhas, cabecalho.map(() => '')] })}>
          Mais uma linha
        </AddButton>
        <AddButton
          onClick={() =>
            onChange({ ...block, cabecalho: [...cabecalho, ''], linhas: linhas.map((row) => [...row, '']) })
          }
        >
          Mais uma coluna
        </AddButton>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="red.9"
          disabled={cabecalho.length === 1}
          onClick={() =>
            onChange({
              ...block,
              cabecalho: cabecalho.slice(0, -1),
              linhas: linhas.map((row) => row.slice(0, -1)),
            })
          }
        >
          Tirar a última coluna
        </Button>
      </Group>
    </Stack>
  )
}

type CellProps = { name: string; text: string; onChange: (texto: string) => void }

function Cell({ name, text, onChange }: CellProps) {
  return (
    <TextInput
      variant="unstyled"
      size="xs"
      aria-label={name}
      placeholder="…"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
