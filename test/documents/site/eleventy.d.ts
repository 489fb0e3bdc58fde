/** The part of Eleventy, which brings no types, that the site is made with. */
declare module '@11ty/eleventy' {
  interface Configuration {
    setLibrary(extension: 'md', library: unknown): void;
    setTemplateFormats(formats: readonly string[]): void;
    setIncludesDirectory(folder: string): void;
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void;
    addPassthroughCopy(places: Readonly<Record<string, string>>): void;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly quietMode: boolean;
        readonly configPath: string | null;
        readonly config: (configuration: Configuration) => void;
      },
    );
    write(): Promise<void>;
  }
}
