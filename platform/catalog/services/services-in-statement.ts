import { type SQL, sql } from 'drizzle-orm'
import type { OfferedService } from '#domain/workshop/service.ts'

/**
 * A subquery of services for other modules' statements; `ids` selects theirs. Those that the workshop doesn't offer any
 * more are left out.
 */
export function offeredServices(ids: SQL): SQL<OfferedService[]> {
  return sql<OfferedService[]>`(
    select coalesce(json_agg(${serviceRow} order by v.posicao, v.id), '[]')
    from servicos v where v.ativo and v.id = any(array(${ids}))
  )`
}

/** A subquery of all services that the workshop offers now. */
export function activeServices(): SQL<OfferedService[]> {
  return sql<OfferedService[]>`(
    select coalesce(json_agg(${serviceRow} order by v.posicao, v.id), '[]') from servicos v where v.ativo
  )`
}

/** A subquery of the services for products of these categories, which include those above; `categorias` is an array. */
export function servicesFor(categorias: SQL): SQL<OfferedService[]> {
  return sql<OfferedService[]>`(
    select coalesce(json_agg(${serviceRow} order by v.posicao, v.id), '[]')
    from servicos v where v.ativo and v.categorias && ${categorias}
  )`
}

/** A subquery of the lowest price of a service for products of these categories; null without services. */
export function lowestServicePrice(categorias: SQL): SQL<number | null> {
  return sql<
    number | null
  >`(select min(v.preco) from servicos v where v.ativo and v.categorias && ${categorias})`
}

const serviceRow = sql`json_build_object(
  'id', v.id, 'nome', v.nome, 'descricao', v.descricao, 'preco', v.preco, 'minutos', v.minutos, 'dias', v.dias,
  'categorias', to_json(v.categorias), 'perguntas', v.perguntas
)`
