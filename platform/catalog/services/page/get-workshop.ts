import { sql } from 'drizzle-orm'
import type { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import { listWords } from '#domain/format/list-words.ts'
import { lowestPrice, type OfferedService } from '#domain/workshop/service.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { categorias } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { planIn, readCalendar, type WorkshopCalendar } from '../capacity/work-plan.ts'
import { activeServices } from '../services-in-statement.ts'
import { workshopData } from './workshop-data.ts'

const [SEVERAL, OTHERS] = ['Vários instrumentos', 'Outros serviços']

type Content = WorkshopPage['conteudo']
type Groups = Content['grupos']

/** What the workshop does, when it has time, and whether instruments may be brought in. */
export async function getWorkshop(context: RequestContext): Promise<WorkshopPage> {
  context.tag(tags.services, tags.workshopDays, tags.categories, tags.settings)
  const [services, calendar] = await Promise.all([readServices(context), readCalendar(context)])
  const names = await namesOf(context, services)
  const { recebeNoBalcao, texto } = calendar.ajustes
  const conteudo: Content = {
    grupos: grouped(context, { services, names, calendar }),
    proximoDia: nextDay(context, services, calendar),
    recebeNoBalcao,
    texto,
  }

  return { estrutura: frameOf(context, conteudo), conteudo }
}

async function readServices({ db }: RequestContext): Promise<OfferedService[]> {
  const [row] = await db.select({ services: activeServices() }).from(sql`(values (1)) one`)

  return row?.services ?? []
}

type Category = { id: number; nome: string; caminho: string }

/** The categories of services, and those of the first level above them, in the merchant's order. */
async function namesOf({ db }: RequestContext, services: readonly OfferedService[]): Promise<Category[]> {
  const ids = sql`${sql.param(services.flatMap((service) => service.categorias))}::integer[]`

  return db
    .select({ id: categorias.id, nome: categorias.nome, caminho: categorias.caminho })
    .from(categorias)
    .where(
      sql`${categorias.id} = any(${ids}) or ${categorias.caminho} in (
        select split_part(below.caminho, '/', 1) from categorias below where below.id = any(${ids})
      )`,
    )
    .orderBy(categorias.nivel, categorias.posicao, categorias.id)
}

type GroupedInput = {
  services: readonly OfferedService[]
  names: readonly Category[]
  calendar: WorkshopCalendar
}

/** Services of the same first-level categories together, in the order of the first one. */
function grouped(context: RequestContext, { services, names, calendar }: GroupedInput): Groups {
  const groups = new Map<string, Groups[number]['servicos']>()
  for (const service of services) {
    const own = names.filter(({ id }) => service.categorias.includes(id))
    const nome = groupName(names.filter((each) => own.some((category) => rootOf(category) === each.caminho)))
    const group = groups.get(nome) ?? []
    group.push(shown(context, service, { own, calendar }))
    groups.set(nome, group)
  }

  return [...groups].map(([nome, servicos]) => ({ nome, servicos }))
}

function rootOf({ caminho }: Category): string {
  return caminho.split('/', 1)[0] ?? ''
}

/** `Violões e guitarras`; services for more than two kinds stand together, and so do those whose categories are gone. */
function groupName(roots: readonly Category[]): string {
  const [first, second, ...others] = roots.map(({ nome }) => nome)
  if (first === undefined) return OTHERS
  if (others.length > 0) return SEVERAL

  return second === undefined ? first : `${first} e ${second.toLowerCase()}`
}

function shown(
  context: RequestContext,
  service: OfferedService,
  { own, calendar }: { own: readonly Category[]; calendar: WorkshopCalendar },
): Groups[number]['servicos'][number] {
  const { id, nome, descricao, minutos, dias, perguntas } = service

  return {
    id,
    nome,
    descricao,
    ...lowestPrice(service),
    minutos,
    dias,
    pronta: planIn(calendar, context, { minutos, dias })?.pronta ?? null,
    perguntas: perguntas.map(({ rotulo }) => rotulo),
    listagens: own.map((category) => ({ nome: category.nome, url: `/${category.caminho}` })),
  }
}

/** The first day on which the shortest service would be begun. */
function nextDay(
  context: RequestContext,
  services: readonly OfferedService[],
  calendar: WorkshopCalendar,
): string | null {
  if (services.length === 0) return null
  const minutos = Math.min(...services.map((service) => service.minutos))

  return planIn(calendar, context, { minutos, dias: 0 })?.dias[0]?.dia ?? null
}

/** The kinds of instruments that have services of their own. */
function instrumentsOf({ grupos }: Content): string[] {
  return grupos
    .filter(({ nome }) => nome !== SEVERAL && nome !== OTHERS)
    .map(({ nome }) => nome.toLowerCase())
}

function frameOf(context: RequestContext, content: Content) {
  const { nome } = context.settings.loja
  const instruments = instrumentsOf(content).slice(0, 3)

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Oficina e luthieria | ${nome}`,
    description: `O que a oficina da ${nome} faz, quanto custa e quando fica pronto: regulagem e reparo${
      instruments.length > 0 ? ` de ${listWords(instruments)}` : ' de instrumentos'
    }.`,
    canonical: WORKSHOP_PATH,
    indexar: content.grupos.length > 0 || content.recebeNoBalcao,
    breadcrumb: [{ label: 'Oficina', url: WORKSHOP_PATH }],
    dadosEstruturados: content.grupos.length > 0 ? [workshopData(context, content)] : [],
  })
}
