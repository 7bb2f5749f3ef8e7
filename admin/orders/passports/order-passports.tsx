import { Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PassportRow } from '#contract/orders/admin-passports.ts'
import { MAX_SERIAL } from '#domain/instruments/passport/serial-number.ts'
import { CONDITION_WORDS, CONDITIONS, type Condition } from '#domain/product/pieces/condition.ts'
import { PassportState } from './passport-state.tsx'
import { SerialNumber } from './serial-number.tsx'

export type Missing = { posicao: number; nome: string; quantidade: number }

/** The passports of an order, and a form for each of its instruments that has none yet. */
export function OrderPassports({
  order,
  passports: { itens, faltam },
}: {
  order: string
  passports: { itens: PassportRow[]; faltam: Missing[] }
}) {
  const mayIssue = useMay('pedidos.expedir')
  const missing = mayIssue ? faltam : []
  if (itens.length === 0 && missing.length === 0) return null

  return (
    <Section title="Passaportes">
      {itens.map((row) => (
        <Text size="sm" key={row.id}>
          <Anchor component={Link} to={`/passaportes/${row.id}`}>
            {row.produto}, nº <SerialNumber serial={row.numeroSerie} />
          </Anchor>{' '}
          <PassportState {...row} />
        </Text>
      ))}
      {missing.map((item) => (
        <IssueForm key={`${item.posicao} ${item.quantidade}`} order={order} item={item} />
      ))}
    </Section>
  )
}

/** Asks for the serial number of an instrument, and issues its passport. */
export function IssueForm({ order, item: { posicao, nome, quantidade } }: { order: string; item: Missing }) {
  const [numeroSerie, setNumeroSerie] = useState('')
  const [condicao, setCondicao] = useState<Condition>('novo')
  const { save, saving, campos } = useSave()

  return (
    <PanelForm
      aria-label={`Emitir o passaporte de ${nome}`}
      onSubmit={() => {
        void save(
          () => api.passports.issue({ pedido: order, posicao, numeroSerie, condicao }),
          'Passaporte emitido.',
        )
      }}
    >
      <Stack gap="xs">
        <Text size="sm">
          {nome}
          {quantidade > 1 && ` (faltam ${quantidade})`}
        </Text>
        <Group align="flex-start" gap="xs">
          <TextInput
            aria-label={`Número de série de ${nome}`}
            placeholder="Número de série"
            value={numeroSerie}
            onChange={(event) => setNumeroSerie(event.currentTarget.value)}
            error={campos['numeroSerie']}
            maxLength={MAX_SERIAL}
            required
            flex={1}
            miw={140}
          />
          <Select
            aria-label={`Condição de ${nome}`}
            data={CONDITIONS.map((value) => ({ value, label: CONDITION_WORDS[value].nome }))}
            value={condicao}
            onChange={(value) => setCondicao(oneOf(CONDITIONS, value ?? '') ?? 'novo')}
            allowDeselect={false}
            w={120}
          />
          <Button type="submit" variant="default" loading={saving}>
            Emitir
          </Button>
        </Group>
      </Stack>
    </PanelForm>
  )
}
