import { useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { HomeSection } from '#contract/content/home-sections.ts'
import { HomeSectionFields } from './home-section-fields.tsx'
import { newSection, sectionName } from './home-section-kinds.ts'
import { NewHomeSection } from './new-home-section.tsx'

/** What the home page is made of, and what it may be made of: the groups of banners and the showcases. */
export async function loader() {
  const [home, { itens: groups }, { itens: showcases }] = await Promise.all([
    api.content.home.get(),
    api.content.banners.list({ porPagina: 200 }),
    api.showcases.list({ porPagina: 200 }),
  ])

  return {
    home,
    groups: groups.map(({ hash, nome }) => ({ value: hash, label: nome })),
    showcases: showcases.map(({ hash, titulo }) => ({ value: hash, label: titulo })),
  }
}

/** The sections of the home page, in the order of the shop. */
export function Component() {
  const { home, groups, showcases } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm({
    nome: 'inicio',
    salvo: home,
    formOf: ({ secoes }) => ({ secoes }),
    campos: { secoes: 'Seções' },
    send: ({ secoes }, versao) => api.content.home.save({ secoes, versao }),
    sucesso: 'Página inicial salva. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const set = (next: HomeSection[]) => change({ secoes: next })

  return (
    <Page titulo="Página inicial" naLoja="/">
      <VersionedForm para="conteudo.editar" form={form} largura={820}>
        <Section
          titulo="Seções"
          texto="A ordem da lista é a da página. Uma seção sem nada para mostrar fica de fora sozinha. O destaque principal fica no topo."
        >
          <SortableList
            rotulo="Seções da página inicial"
            itens={valor.secoes}
            chave={({ id }) => id}
            nome={sectionName}
            mudar={set}
            fixo={({ tipo }) => tipo === 'hero'}
            parada={disabled}
          >
            {(section, place) => (
              <HomeSectionFields
                section={section}
                choices={{ groups, showcases }}
                problem={erros[`secoes.${place}.hash`]}
                mudar={(next) => set(valor.secoes.map((one) => (one.id === section.id ? next : one)))}
                tirar={() => set(valor.secoes.filter(({ id }) => id !== section.id))}
              />
            )}
          </SortableList>
          {!disabled && <NewHomeSection add={(tipo) => set([...valor.secoes, newSection(tipo)])} />}
        </Section>
      </VersionedForm>
    </Page>
  )
}
