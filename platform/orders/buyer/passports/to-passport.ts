import type { OwnPassport, PassportRecord, PublicPassport } from '#contract/orders/passports.ts'
import { readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { type SheetField, setUpSheet } from '#domain/instruments/passport/set-up-sheet.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { PassportRow, RecordRow } from './tables.ts'

/** What anyone who has a passport's address sees. */
export function toPublicPassport(row: PassportRow, records: readonly RecordRow[]): PublicPassport {
  const { codigo, produto, marca, imagem, ficha, numeroSerie, condicao, marcas, madeira, peso } = row
  const sheet = sheetOf(row)

  return {
    codigo,
    produto,
    marca,
    url: row.idProduto === null ? '' : row.url,
    imagem,
    ficha,
    numeroSerie,
    condicao,
    marcas,
    madeira,
    peso,
    garantia: row.garantia,
    garantiaAte: row.garantiaAte,
    emitidoEm: row.emitidoEm.toISOString(),
    anuladoEm: row.anuladoEm?.toISOString() ?? null,
    alerta: alertOf(row),
    registros: records.map((record) => toRecord(record, sheet)),
  }
}

/** A passport in the lists of its owner and of an order. */
export function toOwnPassport(row: PassportRow): OwnPassport {
  const { codigo, produto, marca, numeroSerie, imagem } = row

  return { codigo, produto, marca, numeroSerie, imagem, alerta: alertOf(row) }
}

/** The set-up sheet of a passport's instrument. */
export function sheetOf({ instrumento }: PassportRow): SheetField[] {
  return setUpSheet(instrumento === null ? null : readInstrumentCode(instrumento))
}

export function alertOf({ alerta, alertaEm }: PassportRow): PublicPassport['alerta'] {
  return alerta && alertaEm ? { tipo: alerta, desde: saoPauloClock(alertaEm).dia } : null
}

export function toRecord(row: RecordRow, sheet: readonly SheetField[]): PassportRecord {
  const { id, tipo, em, texto, por, corrige } = row

  return {
    id,
    tipo,
    em,
    texto,
    medidas: sheet.flatMap(({ usual, ...field }) => {
      const valor = row.medidas[field.campo]
      return valor === undefined ? [] : [{ ...field, valor, usual: usual ? [...usual] : null }]
    }),
    por,
    corrige,
    escritoEm: row.escritoEm.toISOString(),
  }
}
