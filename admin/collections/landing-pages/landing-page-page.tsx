import { TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { ProductPicks } from '#admin/components/lookup/product-picks.tsx'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { RichText } from '#admin/components/rich-text/rich-text.tsx'
import { followingSlug } from '#admin/components/seo/following-slug.ts'
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { LandingPageForm, PanelLandingPage } from '#contract/content/landing-pages.ts'
import { RuleSection } from './rule-section.tsx'

/** Loads the page to edit (null for a new one) and the options of its rule. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [page, choices] = await Promise.all([
    params['id'] === undefined ? null : api.landingPages.get({ id: Number(params['id']) }),
    api.products.choices(),
  ])

  return { page, choices }
}

export function Component() {
  const { page, choices } = useLoaderData<typeof loader>()

  return <LandingPageEditor key={page?.id ?? 'nova'} page={page} choices={choices} />
}

type EditorProps = Awaited<ReturnType<typeof loader>>

/** A page that lists products: its texts, its rule, and how search engines show it. */
function LandingPageEditor({ page, choices }: EditorProps) {
  const navigate = useNavigate()
  const { loja } = useEntry()
  const form = useVersionedForm({
    name: `selecao:${page?.id ?? 'nova'}`,
    saved: page,
    initial: EMPTY,
    formOf,
    fields: FIELDS,
    send: (value, versao) =>
      page
        ? api.landingPages.save({ ...inputOf(value), id: page.id, versao })
        : api.landingPages.create(inputOf(value)),
    nameOf: ({ id }) => `selecao:${id}`,
    onSaved: ({ id }) => {
      if (!page) void navigate(`/selecoes/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form
  const { titulo, slug, seo } = value
  const defaults = {
    title: `${titulo || 'Título da página'} | ${loja.nome}`,
    description: value.descricao.replace(/<[^>]*>/g, ' ').trim() || titulo,
  }

  /** The slug of a new page follows its title until it is edited. */
  function rename(next: string) {
    change({ titulo: next, ...(!page && { slug: followingSlug(slug, titulo, next) }) })
  }

  return (
    <Page
      title={page?.titulo ?? 'Nova página de seleção'}
      back={{ to: '/selecoes', label: 'Páginas de seleção' }}
      {...(page && { shopPath: `/${page.slug}` })}
      actions={
        page && (
          <Allowed permission="catalogo.editar">
            <RemoveButton
              name={page.titulo}
              text="A página deixa de existir; os produtos ficam."
              remove={() => api.landingPages.remove({ id: page.id })}
              listPath="/selecoes"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        <Section title="Página">
          <TextInput
            label="Título"
            value={titulo}
            onChange={(event) => rename(event.currentTarget.value)}
            error={errors['titulo']}
            maxLength={90}
            required
          />
          <RichText
            label="Texto da página"
            value={value.descricao}
            onChange={(descricao) => change({ descricao })}
          />
        </Section>
        <RuleSection value={value} change={change} choices={choices} errors={errors} />
        <Section
          title="Produtos escolhidos"
          text="Estes aparecem sempre, além dos que a regra encontrar. Sem regra, só eles."
        >
          <ProductPicks
            label="Pôr um produto na página"
            value={value.produtos.map((produto) => ({ produto }))}
            onChange={(picks) => change({ produtos: picks.map(({ produto }) => produto) })}
            newPick={(produto) => ({ produto })}
          />
        </Section>
        <Section title="Endereço e buscadores">
          <SearchResult
            address={`${loja.url.replace(/^https?:\/\//, '')} › ${slug || 'endereco-da-pagina'}`}
            title={seo?.title || defaults.title}
            description={seo?.description || defaults.description || 'O texto da página aparece aqui.'}
          />
          <SlugField
            prefix="/"
            value={slug}
            onChange={(next) => change({ slug: next })}
            savedSlug={page?.slug ?? null}
            error={errors['slug']}
          />
          <SeoFields value={seo} onChange={(next) => change({ seo: next })} defaults={defaults} />
        </Section>
      </VersionedForm>
    </Page>
  )
}

export type LandingPageDraft = Omit<LandingPageForm, 'produtos'> & Pick<PanelLandingPage, 'produtos'>

const EMPTY: LandingPageDraft = {
  slug: '',
  titulo: '',
  descricao: '',
  selecao: '',
  categoria: null,
  produtos: [],
  seo: null,
}

function formOf({ id: _, versao: __, ...draft }: PanelLandingPage): LandingPageDraft {
  return draft
}

function inputOf({ produtos, ...draft }: LandingPageDraft): LandingPageForm {
  return { ...draft, produtos: produtos.map(({ slug }) => slug) }
}

const FIELDS = {
  titulo: 'Título',
  slug: 'Endereço',
  descricao: 'Texto da página',
  selecao: 'Regra',
  categoria: 'Categoria',
  produtos: 'Produtos escolhidos',
  seo: 'Nos buscadores',
}
