import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes a minute and more because it waits for runs or pages; begun last, it would keep one core busy and the rest idle. */
const LONG =
  /(vendor\/(mistakes|five-rules)|page-walks|page-states|sandbox-states|sandbox-looks|rulebook-find|endings|downstream)\.test/;

/** The order of test files: first those that take longest, then as vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
