import { Anchor, Autocomplete, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { ProductForm, SpecificationTemplate } from '#contract/catalog/products.ts'
import { slugOf } from '#domain/format/slug.ts'
import type { SectionParts } from '../product/basics-section.tsx'
import { LineButtons } from './line-buttons.tsx'

type Line = ProductForm['caracteristicas'][number]

/** The specification table: the fields that the product's category asks for, and any others. */
export function SpecificationSection({ draft, change }: SectionParts) {
  const { categoria, caracteristicas } = draft
  const campos = useTemplate(categoria)
  const missing = campos.filter(
    ({ label }) => !caracteristicas.some((line) => slugOf(line.label) === slugOf(label)),
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
            opcoes={campos.find(({ label }) => slugOf(label) === slugOf(line.label))?.opcoes ?? []}
            write={write}
          />
        ))}
        {missing.map(({ label, filtro, opcoes }) => (
          <RequestedLine
            key={label}
            label={label}
            opcoes={opcoes}
            onReport={(valor) => write((lines) => [...lines, { label, valor, filtro }])}
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

/** Returns the fields that a category asks for; none until they are loaded. */
function useTemplate(categoria: string): SpecificationTemplate['campos'] {
  const [campos, setCampos] = useState<SpecificationTemplate['campos']>([])
  useEffect(() => {
    let current = true
    setCampos([])
    if (categoria === '') return
    api.products.template({ categoria }).then(
      (template) => current && setCampos(template.campos),
      // The lines can still be written by hand.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [categoria])

  return campos
}

type LineRowProps = {
  line: Line
  place: number
  last: number
  opcoes: string[]
  write: (next: (lines: Line[]) => Line[]) => void
}

function LineRow({ line: { label, valor, filtro }, place, last, opcoes, write }: LineRowProps) {
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
        placeholder="Valor"
        maxLength={80}
        data={opcoes}
        value={valor}
        onChange={(valor) => change({ valor })}
        style={{ flex: '2 1 10rem' }}
      />
      <Checkbox
        label="Filtro"
        aria-label={`Filtro nas listagens: ${nome}`}
        checked={filtro}
        onChange={(event) => change({ filtro: event.currentTarget.checked })}
      />
      <LineButtons name={nome} place={place} last={last} write={write} />
    </Group>
  )
}

/** A line that the category asks for and that is still empty. */
function RequestedLine({
  label,
  opcoes,
  onReport,
}: {
  label: string
  opcoes: string[]
  onReport: (valor: string) => void
}) {
  const [valor, setValor] = useState('')

  return (
    <Group gap={6}>
      <Text size="sm" style={{ flex: '1 1 9rem' }}>
        {label}
      </Text>
      <Autocomplete
        aria-label={`${label}, pedida pela categoria`}
        placeholder="Ainda não informada"
        maxLength={80}
        data={opcoes}
        value={valor}
        onChange={setValor}
        onBlur={() => valor.trim() !== '' && onReport(valor.trim())}
        style={{ flex: '2 1 16rem' }}
      />
    </Group>
  )
}
