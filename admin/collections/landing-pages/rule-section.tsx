import { Group, MultiSelect, NumberInput, Pill, Select, SimpleGrid, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#admin/components/page/section.tsx'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import {
  type ListingFilters,
  numberRangeText,
  type PriceRange,
  rangeText,
  toggledNumbers,
  toggledRange,
  toggledValues,
} from '#domain/listing/listing-url.ts'
import { parseSelection, type Selection, selectionQuery } from '#domain/listing/selection.ts'
import type { LandingPageDraft } from './landing-page-page.tsx'
import { RuleFromAddress } from './rule-from-address.tsx'
import type { RuleChoices } from './rule-of-address.ts'

type RuleSectionProps = {
  value: LandingPageDraft
  change: (changes: Partial<LandingPageDraft>) => void
  choices: RuleChoices
  errors: Record<string, string>
}

const WHOLE_SHOP = 'toda'
const OPEN: PriceRange = { de: null, ate: null }

/** The rule that selects a page's products, now and in future, and their order. */
export function RuleSection({ value, change, choices, errors }: RuleSectionProps) {
  const { filtros, ordem } = parseSelection(value.selecao)
  const [range = OPEN, ...ranges] = filtros.preco
  const write = (next: Partial<Selection>) => change({ selecao: selectionQuery({ filtros, ordem, ...next }) })
  const narrow = (next: Partial<ListingFilters>) => write({ filtros: { ...filtros, ...next } })

  return (
    <Section
      title="Regra"
      text="A página mostra o que a regra encontrar: um produto novo que caiba nela entra sozinho."
    >
      <RuleFromAddress
        choices={choices}
        onFound={({ categoria, selection }) => change({ categoria, selecao: selectionQuery(selection) })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Categoria"
          searchable
          allowDeselect={false}
          data={[
            { value: WHOLE_SHOP, label: 'Toda a loja' },
            ...choices.categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome })),
          ]}
          value={value.categoria ?? WHOLE_SHOP}
          onChange={(chosen) => change({ categoria: chosen === WHOLE_SHOP ? null : chosen })}
          error={errors['categoria']}
          nothingFoundMessage="Nada com este nome."
        />
        <MultiSelect
          label="Marcas"
          searchable
          data={choices.marcas.map(({ slug, nome }) => ({ value: slug, label: nome }))}
          value={[...filtros.marca]}
          onChange={(marca) => narrow({ marca })}
          placeholder={filtros.marca.length === 0 ? 'Todas' : ''}
          nothingFoundMessage="Nada com este nome."
        />
        <PriceInput
          key={`de ${range.de}`}
          label="Preço a partir de"
          value={range.de}
          onChange={(de) => narrow({ preco: rangesOf({ ...range, de }, ranges) })}
        />
        <PriceInput
          key={`ate ${range.ate}`}
          label="Preço até"
          value={range.ate}
          onChange={(ate) => narrow({ preco: rangesOf({ ...range, ate }, ranges) })}
        />
        <Select
          label="Avaliação"
          data={['5', '4', '3', '2', '1'].map((stars) => ({
            value: stars,
            label: `${stars} estrelas ou mais`,
          }))}
          placeholder="Qualquer"
          clearable
          value={filtros.avaliacao[0] ? String(filtros.avaliacao[0]) : null}
          onChange={(nota) => narrow({ avaliacao: nota ? [Number(nota)] : [] })}
        />
        <Select
          label="Ordem"
          data={[...LISTING_ORDERS]}
          placeholder="A da loja"
          clearable
          value={ordem}
          onChange={(chosen) => write({ ordem: LISTING_ORDERS.find((order) => order === chosen) ?? null })}
        />
      </SimpleGrid>
      <Group gap="lg">
        <Switch
          label="Em oferta"
          checked={filtros.oferta}
          onChange={(event) => narrow({ oferta: event.currentTarget.checked })}
        />
        <Switch
          label="Com estoque"
          checked={filtros.disponivel}
          onChange={(event) => narrow({ disponivel: event.currentTarget.checked })}
        />
        <Switch
          label="Com frete grátis"
          checked={filtros.freteGratis}
          onChange={(event) => narrow({ freteGratis: event.currentTarget.checked })}
        />
      </Group>
      <FurtherConditions filtros={filtros} ranges={ranges} narrow={narrow} />
    </Section>
  )
}

type PriceInputProps = { label: string; value: number | null; onChange: (reais: number | null) => void }

/** Saved on blur: a price half typed would be another rule. */
function PriceInput({ label, value, onChange }: PriceInputProps) {
  const [typed, setTyped] = useState<number | string>(value ?? '')

  function leave() {
    const reais = typed === '' ? null : Number(typed)
    if (reais !== value) onChange(reais)
  }

  return (
    <NumberInput
      label={label}
      prefix="R$ "
      thousandSeparator="."
      decimalSeparator=","
      allowDecimal={false}
      allowNegative={false}
      max={9_999_999}
      placeholder="Qualquer"
      value={typed}
      onChange={setTyped}
      onBlur={leave}
    />
  )
}

function rangesOf(first: PriceRange, others: PriceRange[]): PriceRange[] {
  return first.de === null && first.ate === null ? others : [first, ...others]
}

type FurtherProps = {
  filtros: ListingFilters
  ranges: PriceRange[]
  narrow: (changes: Partial<ListingFilters>) => void
}

/** Conditions from an address that have no field of their own: attributes, and further price ranges. */
function FurtherConditions({ filtros, ranges, narrow }: FurtherProps) {
  const pills = [
    ...ranges.map((range) => ({
      nome: `Preço: ${range.de ?? 0} a ${range.ate ?? '…'}`,
      chave: rangeText(range),
      remove: () => narrow({ preco: toggledRange(filtros.preco, range) }),
    })),
    ...[...filtros.valores].flatMap(([chave, valores]) =>
      valores.map((value) => ({
        nome: `${chave}: ${value}`,
        chave: `${chave}=${value}`,
        remove: () => narrow({ valores: toggledValues(filtros.valores, chave, value) }),
      })),
    ),
    ...[...filtros.faixas].flatMap(([chave, numbers]) =>
      numbers.map((range) => ({
        nome: `${chave}: ${range.de ?? '…'} a ${range.ate ?? '…'}`,
        chave: `${chave}=${numberRangeText(range)}`,
        remove: () => narrow({ faixas: toggledNumbers(filtros.faixas, chave, range) }),
      })),
    ),
  ]
  if (pills.length === 0) return null

  return (
    <div>
      <Text size="sm" fw={500} component="p" m={0} mb={4}>
        Também
      </Text>
      <Pill.Group>
        {pills.map(({ nome, chave, remove }) => (
          <Pill
            key={chave}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Tirar ${nome}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={remove}
          >
            {nome}
          </Pill>
        ))}
      </Pill.Group>
    </div>
  )
}
