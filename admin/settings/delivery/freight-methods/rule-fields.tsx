import { Button, Fieldset, Group, MultiSelect, NumberInput, Select, Stack } from '@mantine/core'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { REGION_KEYS, REGIONS } from '#domain/shipping/methods/regions.ts'
import { UFS } from '../../store/store-address.tsx'
import { CepRanges } from './cep-ranges.tsx'
import type { RuleDraft } from './rule-texts.ts'

type RuleFieldsProps = {
  /** From 1, to tell the prices apart. */
  number: number
  rule: RuleDraft
  onChange: (changes: Partial<RuleDraft>) => void
  /** The error of a field of this rule. */
  errorOf: (campo: string) => string | undefined
  /** Left out for the only one. */
  onRemove?: () => void
}

const PLACES = [
  { value: 'brasil', label: 'Todo o Brasil' },
  { value: 'regioes', label: 'Regiões' },
  { value: 'estados', label: 'Estados' },
  { value: 'ceps', label: 'Faixas de CEP' },
  { value: 'distancia', label: 'Distância' },
]

const PLACE_KINDS = ['brasil', 'regioes', 'estados', 'ceps', 'distancia'] as const

/** One price of a method: where, for which weights and sums, how much, and how long. */
export function RuleFields({ number, rule, onChange, errorOf, onRemove }: RuleFieldsProps) {
  const { onde, comprasDe, comprasAte, valor, prazo } = rule

  function choosePlace(value: string | null) {
    const kind = oneOf(PLACE_KINDS, value ?? '')
    if (!kind || kind === onde.tipo) return
    onChange({ onde: emptyPlace(kind) })
  }

  return (
    <Fieldset legend={`Preço ${number}`}>
      <Stack gap="sm">
        <Group align="flex-start">
          <Select
            label="Onde vale"
            data={PLACES}
            value={onde.tipo}
            onChange={choosePlace}
            allowDeselect={false}
            w={170}
          />
          <PlaceFields onde={onde} onChange={(next) => onChange({ onde: next })} errorOf={errorOf} />
        </Group>
        <Group align="flex-start">
          <WeightFields rule={rule} onChange={onChange} errorOf={errorOf} />
          <MoneyInput
            label="Compras a partir de"
            value={comprasDe}
            onChange={(value) => onChange({ comprasDe: value ?? 0 })}
            error={errorOf('comprasDe')}
            w={150}
          />
          <MoneyInput
            label="e abaixo de"
            placeholder="sem limite"
            value={comprasAte}
            onChange={(value) => onChange({ comprasAte: value })}
            error={errorOf('comprasAte')}
            w={150}
          />
        </Group>
        <Group align="flex-end">
          <MoneyInput
            label="Preço"
            value={valor}
            onChange={(value) => onChange({ valor: value ?? 0 })}
            error={errorOf('valor')}
            w={150}
          />
          <RequiredNumber
            label="Dias úteis a caminho"
            value={prazo}
            onChange={(value) => onChange({ prazo: value })}
            error={errorOf('prazo')}
            min={0}
            max={90}
            allowDecimal={false}
            w={150}
          />
          {onRemove && (
            <Button
              variant="subtle"
              color="red"
              c="red.9"
              onClick={onRemove}
              aria-label={`Tirar o preço ${number}`}
            >
              Tirar
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  )
}

function emptyPlace(kind: RuleDraft['onde']['tipo']): RuleDraft['onde'] {
  switch (kind) {
    case 'brasil':
      return { tipo: 'brasil' }
    case 'regioes':
      return { tipo: 'regioes', regioes: [] }
    case 'estados':
      return { tipo: 'estados', ufs: [] }
    case 'ceps':
      return { tipo: 'ceps', faixas: [{ de: '', ate: '' }] }
    case 'distancia':
      return { tipo: 'distancia', ate: 0 }
  }
}

type PlaceFieldsProps = {
  onde: RuleDraft['onde']
  onChange: (onde: RuleDraft['onde']) => void
  errorOf: (campo: string) => string | undefined
}

function PlaceFields({ onde, onChange, errorOf }: PlaceFieldsProps) {
  switch (onde.tipo) {
    case 'brasil':
      return null
    case 'regioes':
      return (
        <MultiSelect
          label="Regiões"
          data={REGION_KEYS.map((value) => ({ value, label: REGIONS[value].nome }))}
          value={onde.regioes}
          onChange={(values) =>
            onChange({ tipo: 'regioes', regioes: values.flatMap((one) => oneOf(REGION_KEYS, one) ?? []) })
          }
          error={errorOf('onde.regioes')}
          style={{ flex: '1 1 14rem', maxWidth: '32rem' }}
        />
      )
    case 'estados':
      return (
        <MultiSelect
          label="Estados"
          data={UFS}
          value={onde.ufs}
          onChange={(ufs) => onChange({ tipo: 'estados', ufs })}
          error={errorOf('onde.ufs')}
          searchable
          style={{ flex: '1 1 14rem', maxWidth: '32rem' }}
        />
      )
    case 'ceps':
      return (
        <CepRanges
          ranges={onde.faixas}
          onChange={(faixas) => onChange({ tipo: 'ceps', faixas })}
          errorOf={(campo) => errorOf(`onde.faixas${campo}`)}
        />
      )
    case 'distancia':
      return (
        <NumberInput
          label="Até"
          placeholder="5 km"
          value={onde.ate === 0 ? '' : onde.ate / METRES}
          onChange={(value) => onChange({ tipo: 'distancia', ate: Math.round(Number(value) * METRES) })}
          error={errorOf('onde.ate')}
          suffix=" km"
          decimalScale={1}
          decimalSeparator=","
          min={0}
          w={130}
        />
      )
  }
}

/** Merchants think in kilometres; the shop counts metres. */
const METRES = 1000

const GRAMS = 1000

/** Merchants think in kilograms; the shop counts grams. */
function WeightFields({ rule: { pesoDe, pesoAte }, onChange, errorOf }: Omit<RuleFieldsProps, 'number'>) {
  return (
    <>
      <NumberInput
        label="Peso acima de"
        value={pesoDe / GRAMS}
        onChange={(value) => onChange({ pesoDe: Math.round(Number(value) * GRAMS) })}
        error={errorOf('pesoDe')}
        suffix=" kg"
        decimalScale={3}
        decimalSeparator=","
        min={0}
        w={130}
      />
      <NumberInput
        label="e até"
        placeholder="sem limite"
        value={pesoAte === null ? '' : pesoAte / GRAMS}
        onChange={(value) => onChange({ pesoAte: value === '' ? null : Math.round(Number(value) * GRAMS) })}
        error={errorOf('pesoAte')}
        suffix=" kg"
        decimalScale={3}
        decimalSeparator=","
        min={0}
        w={130}
      />
    </>
  )
}
