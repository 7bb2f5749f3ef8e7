import { Button, Group, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminSalesQuote, SalesQuoteForm } from '#contract/orders/sales/sales-quotes.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { carryFreight } from '#domain/order/sales-quote/carry-freight.ts'
import { freightInSentence } from '#domain/shipping/freight-text.ts'
import { daysText } from '../internal-sales/sale-address.ts'

type QuoteFreightProps = {
  value: SalesQuoteForm['frete']
  lines: SalesQuoteForm['linhas']
  error: string | undefined
  /** The quote that is revised. */
  before: AdminSalesQuote | null
  onChange: (frete: SalesQuoteForm['frete']) => void
}

/** How a quote is delivered: fetched, by a quoted freight, or at a price that the seller sets. */
export function QuoteFreight(props: QuoteFreightProps) {
  const { value, error, before, onChange } = props

  return (
    <Section title="Entrega">
      <SegmentedControl
        aria-label="Entrega"
        value={value.tipo}
        onChange={(tipo) => onChange(startOf(tipo, 'cep' in value ? value.cep : ''))}
        data={[
          { value: 'retirada', label: 'Retirada' },
          { value: 'cotado', label: 'Pelo CEP' },
          { value: 'fixo', label: 'Combinada' },
          ...(before?.frete.escola ? [{ value: 'escola', label: 'Com a turma' }] : []),
        ]}
      />
      {value.tipo === 'cotado' && <Quoted {...props} value={value} />}
      {value.tipo === 'escola' && before && <WithClass before={before} lines={props.lines} />}
      {value.tipo === 'fixo' && (
        <Group align="flex-start">
          <MoneyInput
            label="Frete"
            value={value.valor}
            onChange={(valor) => onChange({ ...value, valor: valor ?? 0 })}
            w={140}
          />
          <RequiredNumber
            label="Prazo"
            suffix=" dias úteis"
            value={value.prazo}
            onChange={(prazo) => onChange({ ...value, prazo })}
            min={0}
            max={180}
            w={150}
          />
          <TextInput
            label="CEP (opcional)"
            value={value.cep}
            onChange={({ currentTarget }) => onChange({ ...value, cep: formatCep(currentTarget.value) })}
            error={error}
            inputMode="numeric"
            maxLength={9}
            w={150}
          />
        </Group>
      )}
    </Section>
  )
}

function startOf(tipo: string, cep: string): SalesQuoteForm['frete'] {
  if (tipo === 'cotado') return { tipo, cep, idFrete: '' }
  if (tipo === 'escola') return { tipo }
  if (tipo === 'fixo') return { tipo, cep, valor: 0, prazo: 5 }

  return { tipo: 'retirada' }
}

type QuotedProps = QuoteFreightProps & { value: Extract<SalesQuoteForm['frete'], { tipo: 'cotado' }> }

function Quoted({ value, lines, error, before, onChange }: QuotedProps) {
  const [freights, setFreights] = useState<Freight[] | null>(null)
  const { save, saving, campos } = useSave()

  const [note, setNote] = useState<string | null>(null)
  const carried =
    before && before.frete.tipo === 'entrega' && formatCep(before.cep) === value.cep ? before.frete : null

  async function quote() {
    const { cep } = value
    const outcome = await save(() => api.salesQuotes.freights({ cep, linhas: lines }))
    if (!outcome.ok) return
    const delivered = outcome.result.fretes.filter(({ tipo }) => tipo === 'entrega')
    const choice = carried
      ? carryFreight(carried, delivered)
      : { idFrete: delivered[0]?.id ?? '', note: null }
    setFreights(delivered)
    setNote(choice.note)
    onChange({ tipo: 'cotado', cep, idFrete: choice.idFrete })
  }

  // A revision opens with its freight, at the price of today.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (carried) void quote()
  }, [])

  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <TextInput
          label="CEP"
          value={value.cep}
          onChange={({ currentTarget }) => {
            setFreights(null)
            onChange({ tipo: 'cotado', cep: formatCep(currentTarget.value), idFrete: '' })
          }}
          error={error ?? campos['cep']}
          inputMode="numeric"
          maxLength={9}
          required
          w={150}
        />
        <Button variant="default" loading={saving} disabled={lines.length === 0} onClick={() => void quote()}>
          Calcular
        </Button>
      </Group>
      {note && <Notice text={note} />}
      {freights?.length === 0 && <Text size="sm">Nenhuma entrega para este CEP. Combine um valor.</Text>}
      {freights && freights.length > 0 && (
        <Radio.Group
          label="Frete"
          value={value.idFrete}
          onChange={(idFrete) => onChange({ ...value, idFrete })}
        >
          <Stack gap={6} mt={6}>
            {freights.map(({ id, label, valor, prazo, aCombinar }) => (
              <Radio
                key={id}
                value={id}
                label={`${label}, ${freightInSentence(valor, aCombinar)} · ${daysText(prazo)}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  )
}

type WithClassProps = { before: AdminSalesQuote; lines: QuoteFreightProps['lines'] }

/** The delivery with the class, as the goods are now. */
function WithClass({ before, lines }: WithClassProps) {
  const [text, setText] = useState('')
  const { id, frete } = before
  const goods = JSON.stringify(lines)

  useEffect(() => {
    let isCurrent = true
    void api.salesQuotes.schoolFreight({ id, linhas: JSON.parse(goods) }).then(({ frete: now }) => {
      const { note } = carryFreight(frete, now ? [now] : [])
      if (isCurrent)
        setText([now && `${now.label}, ${freightInSentence(now.valor)}.`, note].filter(Boolean).join(' '))
    })
    return () => {
      isCurrent = false
    }
  }, [id, frete, goods])

  return <Notice text={text} />
}

function Notice({ text }: { text: string }) {
  return (
    <Text size="sm" role="status">
      {text}
    </Text>
  )
}
