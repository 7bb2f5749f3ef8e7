import { Group, Select, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { SavedTemplateField } from '#contract/catalog/products.ts'
import type { Comparison, FieldRole, FieldType, Filtering } from '#domain/product/specifications/field.ts'
import { UNIT_WORDS, type Unit } from '#domain/product/specifications/units.ts'
import { LineButtons } from './line-buttons.tsx'

type Field = SavedTemplateField

/** A new field, which becomes whatever is chosen for it. */
export const EMPTY_FIELD: Field = {
  label: '',
  filtro: false,
  filtragem: 'valores',
  opcoes: [],
  tipo: 'texto',
  unidade: null,
  papel: null,
  comparacao: 'semMelhor',
  ajuda: '',
  explicacao: '',
  labelAntes: null,
  opcoesAntes: [],
}

type TemplateFieldProps = {
  field: Field
  place: number
  /** Where it is among those that are sent, as errors count them. */
  sentPlace: number
  last: number
  /** Whether it was just added: then its name is what is typed next. */
  added: boolean
  /** The choices of the field in the saved template that this one has no more. */
  missing: readonly string[]
  /** Errors by the API's field name. */
  problems: Record<string, string>
  write: (next: (fields: Field[]) => Field[]) => void
}

/** One field of a category's template: its name and type, and what that type needs. */
export function TemplateField({
  field,
  place,
  sentPlace,
  last,
  added,
  missing,
  problems,
  write,
}: TemplateFieldProps) {
  const { label, opcoes, tipo, unidade, papel, comparacao, ajuda, explicacao, opcoesAntes = [] } = field
  const nome = label || `campo ${place + 1}`
  const problem = (name: string) => problems[`campos.${sentPlace}.${name}`]
  const change = (changes: Partial<Field>) =>
    write((fields) => fields.map((field, i) => (i === place ? { ...field, ...changes } : field)))
  const isMeasured = tipo === 'numero' || tipo === 'faixa'
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (added) input.current?.focus()
  }, [added])

  return (
    <Stack gap={6} pb="xs">
      <Group gap={6} align="flex-end">
        <TextInput
          ref={input}
          label="Nome"
          aria-label={`Nome do campo ${place + 1}`}
          placeholder="Tampo"
          maxLength={40}
          value={label}
          error={problem('label')}
          onChange={(event) => change({ label: event.currentTarget.value })}
          style={{ flex: '2 1 9rem' }}
        />
        <Select
          label="Tipo"
          aria-label={`Tipo: ${nome}`}
          data={TYPES}
          allowDeselect={false}
          value={tipo}
          onChange={(value) => value && change(typeChange(field, value as FieldType))}
          style={{ flex: '1 1 8rem' }}
        />
        {isMeasured && (
          <Select
            label="Unidade"
            aria-label={`Unidade: ${nome}`}
            placeholder="Sem unidade"
            clearable
            data={UNIT_WORDS.map((unit) => ({ value: unit, label: unit }))}
            value={unidade}
            error={problem('unidade')}
            onChange={(value) => change({ unidade: value as Unit | null })}
            style={{ flex: '0 1 8rem' }}
          />
        )}
        <LineButtons name={nome} place={place} last={last} write={write} />
      </Group>
      <Group gap={6} align="flex-start">
        <TagsInput
          label="Valores para escolher"
          aria-label={`Valores para escolher: ${nome}`}
          placeholder={opcoes.length === 0 ? 'Abeto, Cedro… (se houver poucos)' : ''}
          maxTags={60}
          value={opcoes}
          error={problem('opcoes')}
          onChange={(opcoes) => change({ opcoes })}
          style={{ flex: '2 1 12rem' }}
        />
        <TextInput
          label="Ajuda para preencher"
          aria-label={`Ajuda para preencher: ${nome}`}
          maxLength={200}
          value={ajuda}
          onChange={(event) => change({ ajuda: event.currentTarget.value })}
          style={{ flex: '2 1 12rem' }}
        />
        <TextInput
          label="O que é, para o cliente"
          aria-label={`O que é, para o cliente: ${nome}`}
          maxLength={300}
          value={explicacao}
          onChange={(event) => change({ explicacao: event.currentTarget.value })}
          style={{ flex: '2 1 12rem' }}
        />
      </Group>
      {opcoes.length > 0 &&
        missing.map((de) => (
          <Select
            key={de}
            label={`“${de}” saiu. Nos produtos que dizem isso, passa a ser:`}
            placeholder="Nada: fica escrito como está"
            clearable
            data={opcoes}
            value={opcoesAntes.find((choice) => choice.de === de)?.para ?? null}
            onChange={(para) =>
              change({
                opcoesAntes: [
                  ...opcoesAntes.filter((choice) => choice.de !== de),
                  ...(para === null ? [] : [{ de, para }]),
                ],
              })
            }
            maw={480}
          />
        ))}
      <Group gap={6} align="flex-start">
        <Select
          label="Filtro nas listagens"
          aria-label={`Filtro nas listagens: ${nome}`}
          data={isMeasured ? FILTERS : FILTERS_WITHOUT_RANGE}
          allowDeselect={false}
          value={filterOf(field)}
          error={problem('filtragem')}
          onChange={(value) => value && change(FILTER_CHANGES[value as Filter])}
          style={{ flex: '1 1 11rem' }}
        />
        <Select
          label="Na comparação"
          aria-label={`Na comparação: ${nome}`}
          data={tipo === 'numero' ? COMPARISONS : COMPARISONS_WITHOUT_BEST}
          allowDeselect={false}
          value={comparacao}
          error={problem('comparacao')}
          onChange={(value) => value && change({ comparacao: value as Comparison })}
          style={{ flex: '1 1 11rem' }}
        />
        <Select
          label="O que diz do instrumento"
          aria-label={`O que diz do instrumento: ${nome}`}
          placeholder="Nada a conferir"
          clearable
          data={ROLES}
          renderOption={({ option }) => (
            <span>
              {option.label}
              <Text component="span" display="block" size="xs" c="dimmed">
                {ROLES.find(({ value }) => value === option.value)?.use}
              </Text>
            </span>
          )}
          value={papel}
          error={problem('papel')}
          onChange={(value) => change({ papel: value as FieldRole | null })}
          style={{ flex: '1 1 11rem' }}
        />
      </Group>
    </Stack>
  )
}

const TYPES: { value: FieldType; label: string }[] = [
  { value: 'texto', label: 'Texto' },
  { value: 'numero', label: 'Número' },
  { value: 'faixa', label: 'Faixa (de … a …)' },
  { value: 'escolha', label: 'Escolha' },
  { value: 'nota', label: 'Nota' },
  { value: 'notas', label: 'Afinação (notas)' },
  { value: 'corda', label: 'Corda de um jogo' },
  { value: 'simNao', label: 'Sim ou não' },
]

/** What fields say, and what the shop does with it. */
const ROLES: { value: FieldRole; label: string; use: string }[] = [
  {
    value: 'tamanho',
    label: 'Tamanho',
    use: 'Tamanho certo, Meu instrumento, Encontrar cordas e trocas; é conferido com a escala.',
  },
  {
    value: 'escala',
    label: 'Escala',
    use: 'Tamanho certo e Meu instrumento; num jogo, a escala em que a tensão foi medida, para a Tensão certa.',
  },
  {
    value: 'escalas',
    label: 'Escalas a que o jogo serve (de … a …)',
    use: 'Meu instrumento: num mais curto, o jogo não serve.',
  },
  {
    value: 'cordas',
    label: 'Número de cordas',
    use: 'Tensão certa, Encontrar cordas, Meu instrumento e afinador.',
  },
  {
    value: 'afinacao',
    label: 'Afinação',
    use: 'Afinador, e Meu instrumento de quem compra: a afinação em que ele é tocado.',
  },
  {
    value: 'nucleo',
    label: 'Núcleo das cordas',
    use: 'Encontrar cordas: o som, do quente ao brilhante; e o peso das cordas na Tensão certa.',
  },
  {
    value: 'enrolamento',
    label: 'Enrolamento das cordas',
    use: 'Encontrar cordas: o som, do quente ao brilhante; e o peso das cordas na Tensão certa.',
  },
  { value: 'nivel', label: 'Nível de quem toca', use: 'Encontrar cordas: do iniciante ao profissional.' },
  {
    value: 'mao',
    label: 'Mão (destro ou canhoto)',
    use: 'Canhotos, a chave que mostra só o que é para eles, e Meu instrumento.',
  },
  {
    value: 'instrumento',
    label: 'Para que instrumentos é (de acessórios)',
    use: 'Meu instrumento: “Serve no meu violino 3/4”.',
  },
  {
    value: 'familia',
    label: 'Que instrumento é (de categorias com vários)',
    use: 'Cada produto entra nas ferramentas pelo que a ficha dele diz.',
  },
  {
    value: 'terminacao',
    label: 'Terminação das cordas (bola, laço, livre)',
    use: 'Meu instrumento: como o instrumento prende as cordas, e se a corda prende nele.',
  },
  { value: 'furo', label: 'Furo da tarraxa', use: 'Meu instrumento: se a tarraxa entra na cabeça dele.' },
]

/** Whether listings filter by a field, and how, as one choice. */
type Filter = 'nao' | Filtering

const FILTER_CHANGES: Record<Filter, Partial<Field>> = {
  nao: { filtro: false, filtragem: 'valores' },
  valores: { filtro: true, filtragem: 'valores' },
  faixa: { filtro: true, filtragem: 'faixa' },
}

const FILTERS_WITHOUT_RANGE: { value: Filter; label: string }[] = [
  { value: 'nao', label: 'Não filtra' },
  { value: 'valores', label: 'Filtra por valores' },
]

const FILTERS: typeof FILTERS_WITHOUT_RANGE = [
  ...FILTERS_WITHOUT_RANGE,
  { value: 'faixa', label: 'Filtra de … a …' },
]

function filterOf({ filtro, filtragem }: Field): Filter {
  return filtro ? filtragem : 'nao'
}

const COMPARISONS_WITHOUT_BEST: { value: Comparison; label: string }[] = [
  { value: 'semMelhor', label: 'Compara, sem melhor' },
  { value: 'nao', label: 'Não compara' },
]

const COMPARISONS: typeof COMPARISONS_WITHOUT_BEST = [
  ...COMPARISONS_WITHOUT_BEST,
  { value: 'maior', label: 'O maior é melhor' },
  { value: 'menor', label: 'O menor é melhor' },
]

/** Only numbers and ranges have a unit and are filtered by a range, and only numbers have a best. */
function typeChange(field: Field, tipo: FieldType): Partial<Field> {
  const isMeasured = tipo === 'numero' || tipo === 'faixa'
  const unidade = isMeasured ? field.unidade : null
  const filtragem = isMeasured ? field.filtragem : 'valores'
  const comparacao = tipo === 'numero' || field.comparacao === 'nao' ? field.comparacao : 'semMelhor'

  return { tipo, unidade, filtragem, comparacao }
}
