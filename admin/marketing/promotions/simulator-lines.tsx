import { ActionIcon, Group, NumberInput, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import type { Choice } from '#contract/panel/panel.ts'

export type TriedLine = { choice: Choice; quantidade: number }

type CartLinesProps = { linhas: TriedLine[]; mudar: (linhas: TriedLine[]) => void }

/** The products of a cart that is tried out, and how many of each. */
export function CartLines({ linhas, mudar }: CartLinesProps) {
  const choices = linhas.map(({ choice }) => choice)

  function setChoices(chosen: Choice[]) {
    mudar(
      chosen.map(
        (choice) => linhas.find((line) => line.choice.id === choice.id) ?? { choice, quantidade: 1 },
      ),
    )
  }

  return (
    <Stack gap="xs">
      <ChoicePicker label="Produtos" tipo="sku" valor={choices} mudar={setChoices} semPilulas />
      {linhas.map(({ choice, quantidade }) => (
        <Group key={choice.id} wrap="nowrap" gap="xs">
          <NumberInput
            aria-label={`Quantidade de ${choice.nome}`}
            w={76}
            min={1}
            max={999}
            allowDecimal={false}
            value={quantidade}
            onChange={(typed) =>
              mudar(
                linhas.map((line) =>
                  line.choice.id === choice.id ? { ...line, quantidade: Math.max(1, Number(typed)) } : line,
                ),
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
            onClick={() => mudar(linhas.filter((line) => line.choice.id !== choice.id))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
