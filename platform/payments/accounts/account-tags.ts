import { tags } from '#platform/infrastructure/tags.ts'

/** What a change of the accounts invalidates: every node loads them again, and what the shop offers changes with them. */
export const ACCOUNT_TAGS = [tags.paymentAccounts, tags.settings]
