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
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { LandingPageForm, PanelLandingPage } from '#contract/content/landing-pages.ts'
import { slugOf } from '#domain/format/slug.ts'
import { RuleSection } from './rule-section.tsx'

/** The page to be edited, or null for a new one, and what its rule can name. */
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

/** A page that lists products: what it says, which ones, and how search engines may show it. */
function LandingPageEditor({ page, choices }: EditorProps) {
  const navigate = useNavigate()
  const { loja } = useEntry()
  const form = useVersionedForm({
    nome: `selecao:${page?.id ?? 'nova'}`,
    salvo: page,
    novo: EMPTY,
    formOf,
    campos: FIELDS,
    send: (valor, versao) =>
      page
        ? api.landingPages.save({ ...inputOf(valor), id: page.id, versao })
        : api.landingPages.create(inputOf(valor)),
    depois: ({ id }) => {
      if (!page) void navigate(`/selecoes/${id}`, { replace: true })
    },
  })
  const { valor, change, erros } = form
  const { titulo, slug, seo } = valor
  const proprio = {
    title: `${titulo || 'Título da página'} | ${loja.nome}`,
    description: valor.descricao.replace(/<[^>]*>/g, ' ').trim() || titulo,
  }

  /** The address follows the title of a new page until somebody chooses another. */
  function rename(next: string) {
    change({ titulo: next, ...(!page && slug === slugOf(titulo) && { slug: slugOf(next) }) })
  }

  return (
    <Page
      titulo={page?.titulo ?? 'Nova página de seleção'}
      voltar={{ para: '/selecoes', nome: 'Páginas de seleção' }}
      {...(page && { naLoja: `/${page.slug}` })}
      acoes={
        page && (
          <Allowed para="catalogo.editar">
            <RemoveButton
              nome={page.titulo}
              texto="A página deixa de existir; os produtos ficam."
              remove={() => api.landingPages.remove({ id: page.id })}
              depois="/selecoes"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm para="catalogo.editar" form={form}>
        <Section titulo="Página">
          <TextInput
            label="Título"
            value={titulo}
            onChange={(event) => rename(event.currentTarget.value)}
            error={erros['titulo']}
            maxLength={90}
            required
          />
          <RichText
            rotulo="Texto da página"
            valor={valor.descricao}
            mudar={(descricao) => change({ descricao })}
          />
        </Section>
        <RuleSection valor={valor} change={change} choices={choices} erros={erros} />
        <Section
          titulo="Produtos escolhidos"
          texto="Estes aparecem sempre, além dos que a regra encontrar. Sem regra, só eles."
        >
          <ProductPicks
            rotulo="Pôr um produto na página"
            valor={valor.produtos.map((produto) => ({ produto }))}
            mudar={(picks) => change({ produtos: picks.map(({ produto }) => produto) })}
            novo={(produto) => ({ produto })}
          />
        </Section>
        <Section titulo="Endereço e buscadores">
          <SearchResult
            onde={`${loja.url.replace(/^https?:\/\//, '')} › ${slug || 'endereco-da-pagina'}`}
            title={seo?.title || proprio.title}
            description={seo?.description || proprio.description || 'O texto da página aparece aqui.'}
          />
          <SlugField
            acima="/"
            valor={slug}
            mudar={(next) => change({ slug: next })}
            salvo={page?.slug ?? null}
            erro={erros['slug']}
          />
          <SeoFields valor={seo} mudar={(next) => change({ seo: next })} proprio={proprio} />
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
