import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { Choice } from '#contract/panel/panel.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'

export type TriedLine = { choice: Choice; quantidade: number }

type CartLinesProps = { lines: TriedLine[]; onChange: (linhas: TriedLine[]) => void }

/** The products and quantities of a simulated cart. */
export function CartLines({ lines, onChange }: CartLinesProps) {
  const choices = lines.map(({ choice }) => choice)

  function setChoices(chosen: Choice[]) {
    onChange(
      chosen.map((choice) => lines.find((line) => line.choice.id === choice.id) ?? { choice, quantidade: 1 }),
    )
  }

  return (
    <Stack gap="xs">
      <ChoicePicker label="Produtos" tipo="sku" value={choices} onChange={setChoices} withoutPills />
      {lines.map(({ choice, quantidade }) => (
        <Group key={choice.id} wrap="nowrap" gap="xs">
          <RequiredNumber
            aria-label={`Quantidade de ${choice.nome}`}
            w={76}
            min={1}
            max={MAX_UNITS}
            allowDecimal={false}
            value={quantidade}
            onChange={(typed) =>
              onChange(
                lines.map((line) => (line.choice.id === choice.id ? { ...line, quantidade: typed } : line)),
              )
            }
          />
          <Text size="sm" style={{ flex: 1 }}>
            {choice.nome} <small>{choice.detalhe}</small>
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Tirar ${choice.nome}`}
            onClick={() => onChange(lines.filter((line) => line.choice.id !== choice.id))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
