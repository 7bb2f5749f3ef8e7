import { Anchor, Button, Group, List, Select, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { CategorySelect } from '#admin/components/lookup/category-select.tsx'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import type {
  SavedTemplateField,
  SpecificationTemplate,
  SpecificationTemplateInTree,
} from '#contract/catalog/products.ts'
import { foldText, slugOf } from '#domain/format/slug.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from '#domain/instruments/families/family.ts'
import { templateChanges } from '#domain/product/specifications/changes/template-changes.ts'
import { changesInProducts, effectSentences, rulesSentence } from './effect-sentences.ts'
import { TemplateEffect, useTemplateUse } from './template-effect.tsx'
import { EMPTY_FIELD, TemplateField } from './template-field.tsx'
import { TemplateTools } from './template-tools.tsx'

/** Loads the category in the address and the specifications that it asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const categoria = new URL(request.url).searchParams.get('categoria') ?? ''
  const [template, { categorias }] = await Promise.all([
    categoria === '' ? null : api.products.template({ categoria }),
    api.products.choices(),
  ])

  return { categoria, template, categorias }
}

/** The specifications that each category asks of its products. */
export function Component() {
  const { categoria, template, categorias } = useLoaderData<typeof loader>()

  return (
    <Page title="Modelos de ficha" back={{ to: '/produtos', label: 'Produtos' }}>
      <CategorySelect value={categoria} categorias={categorias} />
      {categoria !== '' && (
        <Anchor
          component={Link}
          size="sm"
          to={`/produtos/criterios?categoria=${encodeURIComponent(categoria)}`}
        >
          O que as avaliações desta categoria julgam
        </Anchor>
      )}
      {template ? (
        <>
          <TemplatesBelow categoria={categoria} template={template} nomes={categorias} />
          <TemplateEditor key={categoria} categoria={categoria} template={template} nomes={categorias} />
        </>
      ) : (
        <EmptyState
          title="Escolha uma categoria"
          text="Diga uma vez quais características os produtos dela precisam contar. Quem cadastra um produto recebe os campos prontos, e as categorias abaixo herdam."
        />
      )}
    </Page>
  )
}

type Names = { caminho: string; nome: string }[]

type BelowProps = { categoria: string; template: SpecificationTemplateInTree; nomes: Names }

/** Which categories below don't inherit, each with a link to its own template. */
function TemplatesBelow({ categoria, template: { de, abaixo }, nomes }: BelowProps) {
  if (de !== null && abaixo.length === 0) return null

  return (
    <div>
      <Text size="sm">
        {de === null && 'Esta categoria não tem ficha nem herda uma: nenhuma categoria acima dela tem. '}
        {abaixo.length > 0 && (de === null ? BELOW_NONE : BELOW_ANY)}
      </Text>
      <List size="sm" mt={6}>
        {abaixo.map((caminho) => (
          <List.Item key={caminho}>
            <Anchor
              component={Link}
              size="sm"
              to={`/produtos/fichas?categoria=${encodeURIComponent(caminho)}`}
            >
              {nameBelow(caminho)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  )

  /** Without the trail that both have in common. */
  function nameBelow(caminho: string): string {
    const nameOf = (path: string) => nomes.find((each) => each.caminho === path)?.nome ?? path

    return nameOf(caminho).replace(`${nameOf(categoria)} › `, '')
  }
}

const BELOW_NONE = 'Têm ficha própria, abaixo dela:'

const BELOW_ANY = 'Não herdam esta ficha, pois têm a sua:'

type Field = SpecificationTemplate['campos'][number]

type EditorProps = {
  categoria: string
  template: SpecificationTemplate
  nomes: Names
}

function TemplateEditor({ categoria, template, nomes }: EditorProps) {
  const form = useVersionedForm({
    name: `ficha:${categoria}`,
    saved: template,
    formOf: ({ instrumento, campos }: SpecificationTemplate) => ({
      instrumento,
      campos: campos.map(
        (field): SavedTemplateField => ({
          ...field,
          labelAntes: field.label,
          opcoesAntes: [],
        }),
      ),
    }),
    fields: (atual, mine) => [
      {
        campo: 'Instrumento',
        atual: instrumentName(atual.instrumento),
        mine: instrumentName(mine.instrumento),
      },
      { campo: 'Campos', atual: labelsOf(atual.campos), mine: labelsOf(mine.campos) },
    ],
    send: ({ instrumento, campos }, versao) =>
      api.products.saveTemplate({ categoria, versao, instrumento, campos: filled(campos) }),
    success: 'Ficha salva.',
  })
  const { value, change } = form
  const [added, setAdded] = useState<number | null>(null)
  const { use, loading } = useTemplateUse(categoria, template.campos, named(value.campos))
  const inherited = template.de !== null && template.de !== categoria
  const from = nomes.find(({ caminho }) => caminho === template.de)?.nome

  /** Asks first where products change with it. */
  async function submit() {
    // One without a name is refused; the question would say that it goes.
    if (filled(value.campos).some(({ label }) => label.trim() === '')) return form.submit()
    const changes = templateChanges(template.campos, named(value.campos))
    const isAny = changes.campos.length > 0 || changes.valores.length > 0
    const counted = isAny ? await loading.current : null
    const affecting = changesInProducts(changes, counted)
    const sentences = effectSentences(affecting, counted)
    const sure =
      sentences.length === 0 ||
      (await askFirst({
        title: 'Mudar também os produtos preenchidos?',
        text: [...sentences, rulesSentence(affecting)].filter(Boolean),
        action: 'Salvar',
      }))
    if (sure) await form.submit()
  }

  return (
    <VersionedForm permission="catalogo.editar" form={{ ...form, submit }} maxWidth="100%">
      {inherited && (
        <Text size="sm">
          Estes campos vêm de {from}. Salve para que esta categoria tenha os seus; sem nenhum campo, ela volta
          a herdar.
        </Text>
      )}
      <Select
        label="Instrumento"
        description="O que os produtos são, ou para que são as cordas. Liga as ferramentas para músicos (veja abaixo), e tamanho, escala, cordas e afinação são conferidos um com o outro."
        placeholder="Não é um instrumento"
        clearable
        searchable
        maw={480}
        data={FAMILY_WORDS.map((family) => ({ value: family, label: FAMILIES[family].nome }))}
        value={value.instrumento}
        onChange={(family) => change((old) => ({ ...old, instrumento: family as Family | null }))}
      />
      {value.campos.map((field, i) => (
        <TemplateField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id of its own while its name is typed
          key={i}
          field={field}
          place={i}
          sentPlace={filled(value.campos).indexOf(field)}
          last={value.campos.length - 1}
          added={i === added}
          missing={missingOptions(template, field)}
          problems={form.errors}
          write={(next) => change((old) => ({ ...old, campos: next(old.campos) }))}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => {
            setAdded(value.campos.length)
            change((old) => ({ ...old, campos: [...old.campos, EMPTY_FIELD] }))
          }}
        >
          Outro campo
        </Button>
      </Group>
      <TemplateTools template={{ instrumento: value.instrumento, campos: named(value.campos) }} />
      <TemplateEffect before={template.campos} after={named(value.campos)} use={use} />
    </VersionedForm>
  )
}

/** Without those that were added and left as they were. One without a name is refused, not lost with all else it says. */
function filled(campos: readonly SavedTemplateField[]): SavedTemplateField[] {
  const empty = JSON.stringify(EMPTY_FIELD)

  return campos.filter((field) => JSON.stringify(field) !== empty)
}

function named(campos: readonly SavedTemplateField[]): SavedTemplateField[] {
  return campos.filter(({ label }) => label.trim() !== '')
}

/** The choices that a field had in the saved template and has no more. */
function missingOptions(
  { campos }: SpecificationTemplate,
  { labelAntes, opcoes }: SavedTemplateField,
): string[] {
  const before = campos.find(({ label }) => labelAntes != null && slugOf(label) === slugOf(labelAntes))
  const now = opcoes.map(foldText)

  return before?.opcoes.filter((option) => !now.includes(foldText(option))) ?? []
}

function labelsOf(campos: Field[]): string {
  return (
    campos.map(({ label, opcoes }) => [label, opcoes.join(', ')].filter(Boolean).join(': ')).join('; ') || '—'
  )
}

function instrumentName(instrumento: Family | null): string {
  return instrumento === null ? '—' : FAMILIES[instrumento].nome
}
