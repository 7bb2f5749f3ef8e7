import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { GoodsField } from '../goods-field.tsx'
import { type DraftLine, draftSums } from './quote-draft.ts'
import { QuotedServices } from './quoted-services.tsx'

type QuoteLinesProps = {
  lines: DraftLine[]
  /** The highest discount of the seller's role, in percent. */
  limit: number
  /** Adds a SKU at the customer's price. */
  onAdd: (idSku: number) => void
  onChange: (lines: DraftLine[]) => void
}

/** The goods of a quote, with quantity and agreed price of each. */
export function QuoteLines({ lines, limit, onAdd, onChange }: QuoteLinesProps) {
  const { itens, desconto, porcentagem } = draftSums(lines)
  const change = (idSku: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.idSku === idSku ? { ...line, ...changes } : line)))

  return (
    <Section
      title="Produtos"
      text={`O preço é o de hoje, e você pode combinar outro. Abaixo dele é desconto: o seu papel dá até ${limit}%.`}
    >
      <GoodsField quoting onPick={({ idAtributoSimples }) => onAdd(idAtributoSimples)} />
      {lines.length === 0 && (
        <Text size="sm" c="gray.6">
          Nada ainda. Digite acima, ou passe o leitor de código de barras.
        </Text>
      )}
      {lines.map((line) => (
        <Paper key={line.idSku} withBorder p="sm">
          <Stack gap="xs">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <div>
                <Text size="sm" fw={500}>
                  {line.nome}
                </Text>
                <Text size="xs" c="gray.6">
                  {line.sku} · hoje {formatBRL(line.precoPor)} · {stockText(line)}
                </Text>
                <QuotedServices servicos={line.servicos} quantidade={line.quantidade} />
              </div>
              <ActionIcon
                variant="subtle"
                color="gray.7"
                aria-label={`Tirar ${line.nome}`}
                onClick={() => onChange(lines.filter(({ idSku }) => idSku !== line.idSku))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
            <Group align="flex-end" gap="xs">
              <RequiredNumber
                label="Quantidade"
                aria-label={`Quantidade de ${line.nome}`}
                value={line.quantidade}
                onChange={(quantidade) => change(line.idSku, { quantidade })}
                min={1}
                max={MAX_UNITS}
                w={110}
              />
              <MoneyInput
                label="Preço combinado"
                aria-label={`Preço combinado de ${line.nome}`}
                value={line.preco}
                onChange={(preco) => change(line.idSku, { preco: preco ?? line.precoPor })}
                w={150}
              />
              <Text size="sm" fw={600} ml="auto">
                {formatBRL(line.preco * line.quantidade)}
              </Text>
            </Group>
          </Stack>
        </Paper>
      ))}
      {lines.length > 0 && (
        <Text size="sm" fw={600} role="status" {...(porcentagem > limit && { c: 'red.9' })}>
          Produtos: {formatBRL(itens)}
          {desconto > 0 &&
            `, com ${formatBRL(desconto)} de desconto (${porcentagem.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%)`}
          {porcentagem > limit && '. Passa do limite do seu papel.'}
        </Text>
      )}
    </Section>
  )
}

function stockText({ estoque, quantidade }: DraftLine): string {
  if (estoque <= 0) return 'sem estoque agora'

  return estoque < quantidade ? `só ${estoque} em estoque` : `${estoque} em estoque`
}
