import { describe, expect, test } from 'vitest'
import { aCart, anItem } from '#tests/e2e/support/cart-answers.ts'
import { type CartAction, type CartState, EMPTY_CART_STATE, reduceCart } from './cart-state.ts'

const SOLD_OUT = { tipo: 'erro' as const, mensagem: 'Restam só duas unidades.' }

const EMPTY = aCart([])
const FULL = aCart([anItem()])
const WITH_MESSAGE = { ...FULL, mensagens: [SOLD_OUT] }

const stateAfter = (actions: CartAction[], state: CartState = EMPTY_CART_STATE) =>
  actions.reduce(reduceCart, state)

const chosen = (quantidade: number, line = '1-1'): CartAction => ({
  type: 'quantityChosen',
  line,
  quantidade,
})
const settled = (quantidade: number, line = '1-1'): CartAction => ({
  type: 'quantitySettled',
  line,
  quantidade,
})

describe('quantities that the platform has not confirmed', () => {
  test.each<[string, CartAction[], [string, number][]]>([
    ['a chosen quantity is pending', [chosen(3)], [['1-1', 3]]],
    ['only the last of several quantities is pending', [chosen(3), chosen(4), chosen(5)], [['1-1', 5]]],
    ['removing a line replaces its pending quantity', [chosen(3), chosen(0)], [['1-1', 0]]],
    ['a confirmed quantity is not pending any more', [chosen(3), settled(3)], []],
    [
      'a quantity chosen while the earlier one was sent stays pending',
      [chosen(3), chosen(4), settled(3)],
      [['1-1', 4]],
    ],
    ['an answer about an unknown line changes nothing', [settled(3)], []],
    ['lines are independent', [chosen(3), chosen(2, '1-2'), settled(3)], [['1-2', 2]]],
    [
      'an answer with another cart leaves what is pending',
      [chosen(3), { type: 'changed', cart: FULL }],
      [['1-1', 3]],
    ],
  ])('%s', (_case, actions, pending) => {
    expect([...stateAfter(actions).pending]).toEqual(pending)
  })

  test('never changes an earlier state', () => {
    const first = stateAfter([chosen(3)])
    stateAfter([chosen(4), settled(4), chosen(0, '1-2')], first)

    expect([...first.pending]).toEqual([['1-1', 3]])
  })
})

describe('answers of the platform', () => {
  test.each<[string, CartAction[], Partial<CartState>]>([
    [
      'a change replaces cart and messages',
      [{ type: 'changed', cart: WITH_MESSAGE }],
      { cart: WITH_MESSAGE, mensagens: [SOLD_OUT] },
    ],
    [
      'a later change removes the messages of an earlier one',
      [
        { type: 'changed', cart: WITH_MESSAGE },
        { type: 'changed', cart: FULL },
      ],
      { cart: FULL, mensagens: [] },
    ],
    [
      'a read without messages leaves the current ones',
      [
        { type: 'changed', cart: WITH_MESSAGE },
        { type: 'read', cart: EMPTY },
      ],
      { cart: EMPTY, mensagens: [SOLD_OUT] },
    ],
    [
      'a read with messages shows them',
      [{ type: 'read', cart: WITH_MESSAGE }],
      { cart: WITH_MESSAGE, mensagens: [SOLD_OUT] },
    ],
    [
      'a refusal shows its messages and leaves the cart',
      [
        { type: 'changed', cart: FULL },
        { type: 'refused', mensagens: [SOLD_OUT] },
      ],
      { cart: FULL, mensagens: [SOLD_OUT] },
    ],
    [
      'the cart read after a refusal leaves the messages of the refusal',
      [
        { type: 'refused', mensagens: [SOLD_OUT] },
        { type: 'readAfterRefusal', cart: EMPTY },
      ],
      { cart: EMPTY, mensagens: [SOLD_OUT] },
    ],
    [
      'messages disappear when their time is over',
      [{ type: 'changed', cart: WITH_MESSAGE }, { type: 'messagesExpired' }],
      { cart: WITH_MESSAGE, mensagens: [] },
    ],
  ])('%s', (_case, actions, expected) => {
    expect(stateAfter(actions)).toMatchObject(expected)
  })

  test.each<[CartAction, boolean]>([
    [{ type: 'changed', cart: FULL }, false],
    [{ type: 'read', cart: FULL }, false],
    [{ type: 'readAfterRefusal', cart: FULL }, false],
    [{ type: 'refused', mensagens: [SOLD_OUT] }, true],
    [chosen(2), true],
  ])('after a failed read, %o leaves failed: %s', (action, failed) => {
    expect(stateAfter([{ type: 'readFailed' }, action]).failed).toBe(failed)
  })
})
