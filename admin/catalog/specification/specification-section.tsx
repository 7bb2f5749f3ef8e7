import { Anchor, Autocomplete, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { PanelProduct, ProductForm, SpecificationTemplate } from '#contract/catalog/products.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'
import { newProblems } from '#domain/product/specifications/changes/new-problems.ts'
import { fieldOf, type SpecificationField } from '#domain/product/specifications/field.ts'
import { readValue } from '#domain/product/specifications/read-value.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import type { SectionParts } from '../product/basics-section.tsx'
import { LineButtons } from './line-buttons.tsx'
import { optionsOf } from './options-of.ts'

type Line = ProductForm['caracteristicas'][number]
type Field = SpecificationTemplate['campos'][number]

type SpecificationProps = SectionParts & {
  /** The product as it is stored; null for a new one. */
  saved: PanelProduct | null
}

/** The specification table: the fields that the product's category asks for, and any others. */
export function SpecificationSection({ draft, saved, change, problems }: SpecificationProps) {
  const { categoria, caracteristicas } = draft
  const template = useTemplate(categoria)
  const { campos } = template
  const [editedLine, setEditedLine] = useState(-1)
  const typed = typedLines(template, caracteristicas)
  const before =
    saved?.categoria === categoria && (saved.situacao !== 'inativo' || draft.situacao === 'inativo')
      ? saved.caracteristicas
      : []
  const added = newProblems(
    { lines: before, problems: typedLines(template, before).problems },
    { lines: caracteristicas, problems: typed.problems },
  )
  const found = byField(added)
  const notices = byField(typed.problems.filter((problem) => !added.includes(problem)))
  const missing = campos.filter(
    ({ label }) => !caracteristicas.some((line) => fieldOf(campos, line.label)?.field.label === label),
  )

  function write(next: (lines: Line[]) => Line[]) {
    change((old) => ({ ...old, caracteristicas: next(old.caracteristicas) }))
  }

  return (
    <Section
      title="Características"
      actions={
        categoria !== '' && (
          <Anchor
            component={Link}
            size="sm"
            to={`/produtos/fichas?categoria=${encodeURIComponent(categoria)}`}
          >
            O que a categoria pede
          </Anchor>
        )
      }
    >
      {caracteristicas.length === 0 && missing.length === 0 && (
        <Text size="sm" c="gray.6">
          Madeira, escala, tensão: o que músicos comparam. As marcadas como filtro aparecem nas listagens.
        </Text>
      )}
      <Stack gap={6}>
        {caracteristicas.map((line, i) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own while its name is typed
            key={i}
            line={line}
            place={i}
            last={caracteristicas.length - 1}
            field={fieldOf(campos, line.label)?.field}
            error={problems[fieldName(i)] ?? (i === editedLine ? undefined : found[fieldName(i)])}
            notice={notices[fieldName(i)]}
            onFocus={() => setEditedLine(i)}
            onBlur={() => {
              setEditedLine(-1)
              const read = typed.lines[i]
              if (read && read.valor !== line.valor) write((lines) => lines.with(i, read))
            }}
            write={write}
          />
        ))}
        {missing.map((field) => (
          <RequestedLine
            key={field.label}
            field={field}
            onReport={(valor) =>
              write((lines) => [...lines, { label: field.label, valor, filtro: field.filtro }])
            }
          />
        ))}
      </Stack>
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => write((lines) => [...lines, { label: '', valor: '', filtro: false }])}
        >
          Outra característica
        </Button>
      </Group>
    </Section>
  )
}

const NO_TEMPLATE: SpecificationTemplate = { versao: 0, campos: [], instrumento: null, de: null }

/** Returns what a category asks for; nothing until it is loaded. */
function useTemplate(categoria: string): SpecificationTemplate {
  const [template, setTemplate] = useState(NO_TEMPLATE)
  useEffect(() => {
    let current = true
    setTemplate(NO_TEMPLATE)
    if (categoria === '') return
    api.products.template({ categoria }).then(
      (loaded) => current && setTemplate(loaded),
      // The lines can still be written by hand.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [categoria])

  return template
}

function byField(problems: readonly FieldProblem[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ campo, mensagem }) => [campo, mensagem]))
}

/** The API's name of a line's value, by which its errors are given. */
function fieldName(place: number): string {
  return `caracteristicas.${place}.valor`
}

type LineRowProps = {
  line: Line
  place: number
  last: number
  /** The template's field that the line fills, if there is one. */
  field: SpecificationField | undefined
  error: string | undefined
  /** What the template does not allow, although the product says so already. */
  notice: string | undefined
  onFocus: () => void
  onBlur: () => void
  write: (next: (lines: Line[]) => Line[]) => void
}

function LineRow({ line, place, last, field, error, notice, onFocus, onBlur, write }: LineRowProps) {
  const { label, valor, filtro } = line
  const nome = label || `linha ${place + 1}`
  const change = (changes: Partial<Line>) =>
    write((lines) => lines.map((line, i) => (i === place ? { ...line, ...changes } : line)))

  return (
    <Group gap={6} wrap="wrap">
      <TextInput
        aria-label={`Nome da característica ${place + 1}`}
        placeholder="Característica"
        maxLength={40}
        value={label}
        onChange={(event) => change({ label: event.currentTarget.value })}
        style={{ flex: '1 1 9rem' }}
      />
      <Autocomplete
        aria-label={`Valor: ${nome}`}
        placeholder={field ? hintOf(field) : 'Valor'}
        maxLength={80}
        data={optionsOf(field)}
        value={valor}
        error={error}
        description={notice && `Fica como está, até você mudar. ${notice}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(valor) => change({ valor })}
        style={{ flex: '2 1 10rem' }}
      />
      <Checkbox
        label="Filtro"
        aria-label={`Filtro nas listagens: ${nome}`}
        // The template decides for its fields.
        disabled={field !== undefined}
        checked={field?.filtro ?? filtro}
        onChange={(event) => change({ filtro: event.currentTarget.checked })}
      />
      <LineButtons name={nome} place={place} last={last} write={write} />
    </Group>
  )
}

/** A line that the category asks for and that is still empty. */
function RequestedLine({ field, onReport }: { field: Field; onReport: (valor: string) => void }) {
  const [valor, setValor] = useState('')
  const { label, ajuda } = field

  return (
    <Group gap={6}>
      <Text size="sm" style={{ flex: '1 1 9rem' }}>
        {label}
      </Text>
      <Autocomplete
        aria-label={`${label}, pedida pela categoria`}
        description={ajuda || undefined}
        placeholder={hintOf(field)}
        maxLength={80}
        data={optionsOf(field)}
        value={valor}
        onChange={setValor}
        onBlur={() => valor.trim() !== '' && onReport(readOr(field, valor.trim()))}
        style={{ flex: '2 1 16rem' }}
      />
    </Group>
  )
}

/** What a field of a type looks like when it is filled. */
function hintOf({ tipo, unidade }: SpecificationField): string {
  const unit = unidade ? ` ${unidade}` : ''
  switch (tipo) {
    case 'numero':
      return `Número${unit && ` em${unit}`}`
    case 'faixa':
      return `De quanto a quanto${unit && `, em${unit}`}`
    case 'nota':
      return 'Nota, como E4 ou Mi4'
    case 'notas':
      return 'Notas, da grave à aguda'
    case 'corda':
      return 'Corda, como E4 · .010 · 7,3 kg'
    case 'simNao':
      return 'Sim ou não'
    default:
      return 'Ainda não informada'
  }
}

/** The value as it will be stored; what is no value stays as it was written, and its line says why. */
function readOr(field: Field, text: string): string {
  const reading = readValue(field, text, null)

  return 'valor' in reading ? reading.valor : text
}
