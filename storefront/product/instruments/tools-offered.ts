import type { Api } from '#contract/contract.ts'
import { type Tool, toolsOf } from '#domain/instruments/tools.ts'
import { takesTradeIns } from './size/takes-trade-ins.ts'

/** The tools and services of this shop; without trade-ins if their terms can't be read. */
export async function toolsOffered(api: Api): Promise<readonly Tool[]> {
  return toolsOf({ takesTradeIns: await takesTradeIns(api) })
}
