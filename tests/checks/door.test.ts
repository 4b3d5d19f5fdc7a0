import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** What the state is called where it is at hand. */
const stateNames = new Set(['state', 'st'])

/** Methods that change what they are called on. */
const mutators = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '))

/** Object.… and Reflect.… that change their first argument. */
const changers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set', 'deleteProperty'])

/** An expression without parentheses, assertions and `!`. */
function bare(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  return wrapped ? bare(node.expression) : node
}

/** The lines of a source that change the state: through its name, or through a variable that was reached from it. */
function changes(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []

  const report = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${file}:${line + 1} ${node.getText(source).split('\n')[0]!.slice(0, 80)}`)
  }

  /** Whether a path of properties and elements starts at the state, or at a name that stands for a part of it. */
  const reachesState = (node: ts.Expression, reached: ReadonlySet<string>): boolean => {
    const inner = bare(node)
    if (ts.isIdentifier(inner)) return reached.has(inner.text)
    if (ts.isPropertyAccessExpression(inner)) {
      return stateNames.has(inner.name.text) || reachesState(inner.expression, reached)
    }
    if (ts.isElementAccessExpression(inner)) return reachesState(inner.expression, reached)
    if (ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return reachesState(inner.left, reached) || reachesState(inner.right, reached)
    }
    if (ts.isConditionalExpression(inner)) {
      return reachesState(inner.whenTrue, reached) || reachesState(inner.whenFalse, reached)
    }
    return false
  }

  /** A path of at least one step: a plain variable may be given another value. */
  const isPart = (node: ts.Expression, reached: ReadonlySet<string>): boolean => {
    const inner = bare(node)
    return (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner)) && reachesState(inner, reached)
  }

  const bind = (name: ts.BindingName, reached: Set<string>): void => {
    if (ts.isIdentifier(name)) reached.add(name.text)
    else for (const element of name.elements) if (ts.isBindingElement(element)) bind(element.name, reached)
  }

  const visit = (node: ts.Node, outer: ReadonlySet<string>): void => {
    let reached = outer as Set<string>
    if (ts.isFunctionLike(node) || ts.isBlock(node) || ts.isForOfStatement(node) || ts.isForStatement(node)) {
      reached = new Set(outer)
      if (ts.isFunctionLike(node)) {
        for (const parameter of node.parameters) {
          if (ts.isIdentifier(parameter.name) && !stateNames.has(parameter.name.text)) {
            reached.delete(parameter.name.text)
          }
        }
      }
    }
    if (ts.isVariableDeclaration(node)) {
      const loop = ts.isForOfStatement(node.parent.parent) ? node.parent.parent.expression : undefined
      const from = node.initializer ?? loop
      if (from !== undefined && reachesState(from, reached)) bind(node.name, reached)
      else if (ts.isIdentifier(node.name) && !stateNames.has(node.name.text)) reached.delete(node.name.text)
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken
      const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
      if (assigns && isPart(node.left, reached)) report(node)
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
      if (counts && isPart(node.operand, reached)) report(node)
    } else if (ts.isDeleteExpression(node)) {
      if (isPart(node.expression, reached)) report(node)
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: on, name } = node.expression
      const [first] = node.arguments
      if (mutators.has(name.text) && reachesState(on, reached)) report(node)
      else if (first !== undefined && changers.has(name.text) && /^(Object|Reflect)$/.test(on.getText(source))) {
        if (reachesState(first, reached)) report(node)
      }
    }
    ts.forEachChild(node, child => visit(child, reached))
  }

  visit(source, stateNames)
  return found
}

describe('the one door', () => {
  test('the scan finds every way to change the state, and nothing else', () => {
    const source = [
      'game.state.turn = 2',
      'state.players[0]!.life -= 3',
      'const object = game.state.objects[id]',
      'object.tapped = true',
      'for (const player of state.players) player.life++',
      'delete st.objects[id]',
      'const { stack } = state',
      'stack.push(1)',
      'Object.assign(state.turn, {})',
      '(state.zones.get(id) as X[]).length',
      ';(state.list as number[]).sort()',
      'const copy = [...state.list]',
      'copy.push(1)',
      'let turn = state.turn',
      'turn = 3',
      'const made = state.list.map(x => x)',
      'made.push(1)',
    ].join('\n')
    expect(changes('x.ts', source).map(line => Number(line.split(/[: ]/)[1]))).toEqual([1, 2, 4, 5, 6, 8, 9, 11])
  })

  test('nothing in the engine changes the state beside it', () => {
    const sources = filesUnder('packages/engine/src', /(?<!\.test)\.ts$/).filter(file => !file.includes('/door/'))
    expect(sources.flatMap(file => changes(file, read(file)))).toEqual([])
  })
})
