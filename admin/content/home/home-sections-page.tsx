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

/** Loads the sections of the home page, and the banner groups and showcases that they may show. */
export async function loader() {
  const [home, { itens: groups }, { itens: showcases }] = await Promise.all([
    api.content.home.get(),
    api.content.banners.list({ porPagina: 200 }),
    api.showcases.list({ porPagina: 200 }),
  ])

  return {
    home,
    groups: groups.map(({ hash, nome }) => ({ value: hash, label: nome })),
    showcases: showcases.map(({ hash, titulo }) => ({ value: hash, label: titulo || hash })),
  }
}

/** The sections of the home page, in the order of the shop. */
export function Component() {
  const { home, groups, showcases } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm({
    name: 'inicio',
    saved: home,
    formOf: ({ secoes }) => ({ secoes }),
    fields: { secoes: 'Seções' },
    send: ({ secoes }, versao) => api.content.home.save({ secoes, versao }),
    success: 'Página inicial salva. A loja já mostra.',
  })
  const { value, change, errors } = form
  const set = (next: HomeSection[]) => change({ secoes: next })
  const names = new Map([...groups, ...showcases].map(({ value, label }) => [value, label]))

  return (
    <Page title="Página inicial" shopPath="/">
      <VersionedForm permission="conteudo.editar" form={form} maxWidth={820}>
        <Section
          title="Seções"
          text="A ordem da lista é a da página. Uma seção sem nada para mostrar fica de fora sozinha. O destaque principal fica no topo."
        >
          <SortableList
            label="Seções da página inicial"
            items={value.secoes}
            keyOf={({ id }) => id}
            nameOf={(section) => sectionName(section, names)}
            onChange={set}
            isFixed={({ tipo }) => tipo === 'hero'}
            disabled={disabled}
          >
            {(section, place) => (
              <HomeSectionFields
                section={section}
                name={sectionName(section, names)}
                choices={{ groups, showcases }}
                problem={errors[`secoes.${place}.hash`]}
                onChange={(next) => set(value.secoes.map((one) => (one.id === section.id ? next : one)))}
                onRemove={() => set(value.secoes.filter(({ id }) => id !== section.id))}
              />
            )}
          </SortableList>
          {!disabled && <NewHomeSection add={(tipo) => set([...value.secoes, newSection(tipo)])} />}
        </Section>
      </VersionedForm>
    </Page>
  )
}
