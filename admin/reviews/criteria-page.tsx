import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ReviewCriteria } from '#contract/reviews/admin-reviews.ts'
import { MAX_CRITERIA } from '#domain/review/criteria.ts'
import { LineButtons } from '../catalog/specification/line-buttons.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { CategorySelect } from '../components/lookup/category-select.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'

/** Loads the category in the address and what its reviews rate. */
export async function loader({ request }: LoaderFunctionArgs) {
  const categoria = new URL(request.url).searchParams.get('categoria') ?? ''
  const [criteria, { categorias }] = await Promise.all([
    categoria === '' ? null : api.reviews.criteria({ categoria }),
    api.products.choices(),
  ])

  return { categoria, criteria, categorias }
}

/** What reviews of each category's products rate besides the whole. */
export function Component() {
  const { categoria, criteria, categorias } = useLoaderData<typeof loader>()

  return (
    <Page title="Critérios das avaliações" back={{ to: '/produtos', label: 'Produtos' }}>
      <CategorySelect value={categoria} categorias={categorias} />
      {criteria ? (
        <CriteriaEditor
          key={categoria}
          categoria={categoria}
          criteria={criteria}
          from={categorias.find(({ caminho }) => caminho === criteria.de)?.nome}
        />
      ) : (
        <EmptyState
          title="Escolha uma categoria"
          text="Diga o que quem avalia os produtos dela julga, de uma a cinco estrelas, além da nota: um estojo não se julga pelo som. As categorias abaixo herdam."
        />
      )}
    </Page>
  )
}

type Criterion = ReviewCriteria['criterios'][number]

const EMPTY: Criterion = { codigo: '', rotulo: '', ajuda: '' }

type EditorProps = {
  categoria: string
  criteria: ReviewCriteria
  /** The name of the category that the criteria come from. */
  from: string | undefined
}

function CriteriaEditor({ categoria, criteria, from }: EditorProps) {
  const form = useVersionedForm({
    name: `criterios:${categoria}`,
    saved: criteria,
    formOf: ({ criterios }: ReviewCriteria) => ({ criterios }),
    fields: (atual, mine) => [
      { campo: 'Critérios', atual: namesOf(atual.criterios), mine: namesOf(mine.criterios) },
    ],
    send: ({ criterios }, versao) =>
      api.reviews.saveCriteria({
        categoria,
        versao,
        criterios: criterios.filter(({ rotulo }) => rotulo.trim() !== ''),
      }),
    success: 'Critérios salvos.',
  })
  const { criterios } = form.value
  const write = (next: (lines: Criterion[]) => Criterion[]) =>
    form.change((old) => ({ ...old, criterios: next(old.criterios) }))

  return (
    <VersionedForm permission="catalogo.editar" form={form} maxWidth="100%">
      {criteria.de !== categoria && (
        <Text size="sm">
          Estes critérios {from ? `vêm de ${from}` : 'são os de quem não escolheu nenhum'}. Salve para que
          esta categoria tenha os seus; sem nenhum, ela volta a herdar.
        </Text>
      )}
      {criterios.map((criterion, i) => (
        <CriterionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a new criterion has no code while its name is typed
          key={i}
          criterion={criterion}
          place={i}
          last={criterios.length - 1}
          problem={form.errors[`criterios.${i}.rotulo`]}
          write={write}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={criterios.length >= MAX_CRITERIA}
          onClick={() => write((lines) => [...lines, EMPTY])}
        >
          Outro critério
        </Button>
        <Text size="sm">
          Até {MAX_CRITERIA}. As notas de um critério retirado ficam guardadas e voltam com ele.
        </Text>
      </Group>
    </VersionedForm>
  )
}

type FieldsProps = {
  criterion: Criterion
  place: number
  last: number
  problem: string | undefined
  write: (next: (lines: Criterion[]) => Criterion[]) => void
}

function CriterionFields({ criterion: { rotulo, ajuda }, place, last, problem, write }: FieldsProps) {
  const nome = rotulo || `critério ${place + 1}`
  const change = (changes: Partial<Criterion>) =>
    write((lines) => lines.map((line, i) => (i === place ? { ...line, ...changes } : line)))

  return (
    <Group gap={6} align="flex-start">
      <TextInput
        aria-label={`Nome do critério ${place + 1}`}
        placeholder="Proteção"
        maxLength={40}
        value={rotulo}
        error={problem}
        onChange={(event) => change({ rotulo: event.currentTarget.value })}
        style={{ flex: '1 1 9rem' }}
      />
      <TextInput
        aria-label={`Ajuda: ${nome}`}
        placeholder="O que julgar, numa frase (se quiser)"
        maxLength={120}
        value={ajuda}
        onChange={(event) => change({ ajuda: event.currentTarget.value })}
        style={{ flex: '2 1 14rem' }}
      />
      <LineButtons name={nome} place={place} last={last} write={write} />
    </Group>
  )
}

function namesOf(criterios: Criterion[]): string {
  return criterios.map(({ rotulo }) => rotulo).join(', ') || '—'
}
