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

export type Missing = {
  posicao: number
  idSku: number
  nome: string
  quantidade: number
  semNumero: boolean
}

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
      {missing.map((item) =>
        item.semNumero ? (
          <Text size="sm" key={item.posicao}>
            {item.nome}: não tem número de série. <SerialSwitch order={order} item={item} />
          </Text>
        ) : (
          <IssueForm key={`${item.posicao} ${item.quantidade}`} order={order} item={item} />
        ),
      )}
    </Section>
  )
}

/** A serial number that is typed, and not issued yet. */
export type SerialDraft = { posicao: number; numeroSerie: string; condicao: Condition }

type IssueFormProps = {
  order: string
  item: Missing
  /** Called with what is typed, for whoever issues it along with something else. */
  onType?: (draft: SerialDraft) => void
  /** What was wrong with it then. */
  problem?: string | undefined
}

/** Asks for the serial number of an instrument, and issues its passport. */
export function IssueForm({ order, item, onType, problem }: IssueFormProps) {
  const { posicao, nome, quantidade } = item
  const [draft, setDraft] = useState<SerialDraft>({ posicao, numeroSerie: '', condicao: 'novo' })
  const { save, saving, campos } = useSave()
  const { numeroSerie, condicao } = draft

  function type(changes: Partial<SerialDraft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    onType?.(next)
  }

  async function issue() {
    const outcome = await save(() => api.passports.issue({ ...draft, pedido: order }), 'Passaporte emitido.')
    if (outcome.ok) onType?.({ ...draft, numeroSerie: '' })
  }

  return (
    <PanelForm aria-label={`Emitir o passaporte de ${nome}`} onSubmit={issue}>
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
            onChange={(event) => type({ numeroSerie: event.currentTarget.value })}
            error={campos['numeroSerie'] ?? problem}
            maxLength={MAX_SERIAL}
            required
            flex={1}
            miw={140}
          />
          <Select
            aria-label={`Condição de ${nome}`}
            data={CONDITIONS.map((value) => ({ value, label: CONDITION_WORDS[value].nome }))}
            value={condicao}
            onChange={(value) => type({ condicao: oneOf(CONDITIONS, value ?? '') ?? 'novo' })}
            allowDeselect={false}
            w={120}
          />
          <Button type="submit" variant="default" loading={saving}>
            Emitir
          </Button>
        </Group>
        <SerialSwitch order={order} item={item} />
      </Stack>
    </PanelForm>
  )
}

/** Says that an instrument has no serial number, or that it has one after all. */
export function SerialSwitch({
  order,
  item: { idSku, nome, semNumero },
}: {
  order: string
  item: Pick<Missing, 'idSku' | 'nome' | 'semNumero'>
}) {
  const { save, saving } = useSave()

  return (
    <Button
      size="compact-sm"
      variant="subtle"
      style={{ alignSelf: 'flex-start' }}
      loading={saving}
      aria-label={`${semNumero ? 'Tem número' : 'Não tem número de série'}: ${nome}`}
      onClick={() =>
        void save(
          () => api.passports.withoutSerial({ pedido: order, idSku, semNumero: !semNumero }),
          semNumero ? 'O número volta a ser pedido.' : 'O número não é mais pedido.',
        )
      }
    >
      {semNumero ? 'Tem número' : 'Não tem número de série'}
    </Button>
  )
}
