import { Badge, Button, Group, Modal, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { PreviewFrame } from '#admin/components/page/preview-frame.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PageForm, PageInList, PanelPage } from '#contract/content/pages.ts'
import { slugOf } from '#domain/format/slug.ts'
import { pageDocument } from '../preview-document.ts'
import { PAGE_SITUATIONS } from '../words.ts'
import { BlockEditor } from './block-editor.tsx'
import { NEW_PAGE, pageDraft } from './page-draft.ts'
import { PageSeo } from './page-seo.tsx'

/** The page of the address and those that may stand above it; none where a new one is made. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']
  const [{ itens }, page] = await Promise.all([
    api.content.pages.list(),
    id === undefined ? null : api.content.pages.get({ id }),
  ])

  return { page, pages: itens }
}

export function Component() {
  const { page, pages } = useLoaderData<typeof loader>()

  return <PageEditor key={page?.id ?? 'nova'} page={page} pages={pages} />
}

const SAVED: Record<PanelPage['situacao'], string> = {
  noAr: 'Página salva. A loja já mostra.',
  agendada: 'Página salva. Ela aparece na loja no dia marcado.',
  rascunho: 'Página salva como rascunho: ainda não aparece na loja.',
}

const LABELS = {
  titulo: 'Título',
  resumo: 'Resumo',
  blocos: 'Blocos',
  mae: 'Fica abaixo de',
  slug: 'Endereço',
  seo: 'Buscadores',
  indexar: 'Buscadores podem mostrar',
  rascunho: 'Rascunho',
  publicarEm: 'Publicar em',
}

/** One institutional page: what it says, block by block, where it stands and from when on. */
function PageEditor({ page, pages }: { page: PanelPage | null; pages: PageInList[] }) {
  const navigate = useNavigate()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<PageForm, PanelPage>({
    nome: `pagina:${page?.id ?? 'nova'}`,
    salvo: page,
    novo: NEW_PAGE,
    formOf: pageDraft,
    campos: LABELS,
    send: (draft, versao) =>
      page ? api.content.pages.save({ ...draft, id: page.id, versao }) : api.content.pages.create(draft),
    sucesso: ({ situacao }) => SAVED[situacao],
    depois: ({ id }) => {
      if (!page) void navigate(`/conteudo/paginas/${id}`, { replace: true })
    },
  })
  const { valor, change, erros } = form
  const situation = page && PAGE_SITUATIONS[page.situacao]

  function name(titulo: string) {
    // The address follows the title until the page has one in the shop.
    const follows = !page && valor.slug === slugOf(valor.titulo)
    change({ titulo, ...(follows && { slug: slugOf(titulo) }) })
  }

  return (
    <Page
      titulo={page?.titulo ?? 'Nova página'}
      voltar={{ para: '/conteudo/paginas', nome: 'Páginas' }}
      {...(page?.situacao === 'noAr' && { naLoja: `/pagina/${page.slug}` })}
      marca={
        situation && (
          <Badge variant="light" color={situation.cor}>
            {situation.nome}
          </Badge>
        )
      }
      acoes={
        <>
          <Preview page={valor} />
          {page && !disabled && (
            <RemoveButton
              nome={page.titulo}
              acao="Excluir página"
              texto={`${page.titulo} sai da loja agora, e quem abrir o endereço não a encontra mais.`}
              remove={() => api.content.pages.remove({ id: page.id })}
              depois="/conteudo/paginas"
            />
          )}
        </>
      }
    >
      <VersionedForm para="conteudo.editar" form={form} largura={980}>
        <Section titulo="O que diz">
          <TextInput
            label="Título"
            required
            maxLength={120}
            value={valor.titulo}
            error={erros['titulo']}
            onChange={(event) => name(event.currentTarget.value)}
          />
          <TextInput
            label="Resumo"
            description="Abaixo do título, e onde a loja lista a página."
            maxLength={300}
            value={valor.resumo}
            error={erros['resumo']}
            onChange={(event) => change({ resumo: event.currentTarget.value })}
          />
          <BlockEditor
            blocos={valor.blocos}
            mudar={(next) => change((old) => ({ ...old, blocos: next(old.blocos) }))}
            campos={erros}
            parada={disabled}
          />
        </Section>
        <Section titulo="Publicação">
          <Group align="flex-end">
            <MomentField
              label="Publicar em"
              description="Vazio: assim que salvar"
              valor={valor.publicarEm}
              mudar={(publicarEm) => change({ publicarEm })}
              disabled={valor.rascunho}
            />
            <NativeSelect
              label="Fica abaixo de"
              error={erros['mae']}
              data={[{ value: '', label: 'Nenhuma: primeiro nível' }, ...parentsOf(pages, page)]}
              value={valor.mae ?? ''}
              onChange={(event) => change({ mae: event.currentTarget.value || null })}
            />
          </Group>
          <Switch
            label="Rascunho: ninguém vê na loja"
            checked={valor.rascunho}
            onChange={(event) => change({ rascunho: event.currentTarget.checked })}
          />
        </Section>
        <PageSeo valor={valor} change={change} erros={erros} salvo={page?.slug ?? null} />
      </VersionedForm>
    </Page>
  )
}

/** Pages that this one may stand below: those of the first level. */
function parentsOf(pages: PageInList[], page: PanelPage | null) {
  return pages
    .filter(({ id, mae }) => mae === null && id !== page?.id)
    .map(({ slug, titulo }) => ({ value: slug, label: titulo }))
}

/** The page as the shop would show it, whatever is saved. */
function Preview({ page }: { page: PageForm }) {
  const [html, setHtml] = useState<string | null>(null)
  const { save, saving } = useSave()

  async function show() {
    const outcome = await save(() => api.content.pages.preview({ blocos: page.blocos }))
    if (outcome.ok) setHtml(outcome.result.html)
  }

  return (
    <>
      <Button variant="default" loading={saving} onClick={() => void show()}>
        Ver como fica
      </Button>
      <Modal opened={html !== null} onClose={() => setHtml(null)} size="80rem" title="Como a página fica">
        <PreviewFrame
          titulo="Prévia da página"
          html={pageDocument({ ...page, html: html ?? '' })}
          altura={560}
        />
      </Modal>
    </>
  )
}
